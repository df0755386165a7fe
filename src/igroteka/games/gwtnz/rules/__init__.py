"""What is asked, what may be answered, what happens? One module per chapter; `catalogue` lists every frame."""

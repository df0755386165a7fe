"""What is asked, what may be answered, what happens? One module per chapter; `catalogue` lists every frame.

Read `turn` first: it offers the deeds of `building`, `trade`, `maritime` and `cards`, and a seven leads to `robber`.
Before the first turn stand `island` and `founding`; `special` and `ending` are asked after what is built or played.
Chapters import each other as modules, not names (but for `Deed`, a line of a menu). What a chapter puts on the agenda
(`do_next`) happens in that order and before all that waited there already.
"""

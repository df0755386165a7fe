# What is written below the pictures of the rules.

ct-figure-robber = Robber

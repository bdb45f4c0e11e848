print("quarterturn")

import Testing

struct RecipeTests {
  @Test func `a command is on the line of its key, or below it`() {
    let recipe = Recipe(
      """
      steps:
        - name: One
          run: make all
        - run: |
            first
              second

            third
          env:
            X: y
        - run:
            name: Two
            command: make test
      """)
    #expect(recipe.scripts == ["make all", "first\n  second\n\nthird", "make test"])
  }
}

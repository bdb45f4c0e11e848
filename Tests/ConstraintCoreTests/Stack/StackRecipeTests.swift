import ConstraintCore
import TestSupport
import Testing

/// The constraints of each fixture of stack views, and the frames that follow from them, without
/// views.
struct StackRecipeTests {
  @Test(arguments: try StackSituation.all)
  func `the recipe has the constraints of the fixture`(_ one: StackSituation) throws {
    guard let expected = one.expect.constraints else { return }
    #expect(try recipe(of: one).equations.map(\.description).sorted() == expected.sorted())
  }

  @Test(arguments: try StackSituation.all)
  func `solved, the recipe lays out as the fixture's name says`(_ one: StackSituation) throws {
    let recipe = try recipe(of: one)
    var solution = try StackSolution(recipe, width: one.width, height: one.height)
    for (index, view) in one.views.enumerated() {
      try solution.setContent(
        view.size[0], of: .view(index), .width, hugging: view.hugging ?? 250)
      try solution.setContent(view.size[1], of: .view(index), .height, hugging: 250)
    }
    let isSatisfied = solution.solve()
    #expect(isSatisfied, "conflict")
    if let size = one.expect.size { expectEqual(solution.frame(of: .stack), [0, 0] + size) }
    for (index, frame) in (one.expect.frames ?? []).enumerated() {
      expectEqual(solution.frame(of: .view(index)), frame)
    }
  }

  private func expectEqual(_ actual: [Double], _ expected: [Double]) {
    #expect(
      actual.count == 4 && zip(actual, expected).allSatisfy { abs($0 - $1) < 1e-6 },
      "\(actual), expected \(expected)")
  }

  private func recipe(of one: StackSituation) throws -> StackRecipe {
    var recipe = StackRecipe()
    recipe.axis = one.axis == "vertical" ? .vertical : .horizontal
    recipe.distribution = try #require(
      .allCases.first { "\($0)" == one.distribution ?? "fill" }, "no such distribution")
    recipe.alignment = try #require(
      .allCases.first { "\($0)" == one.alignment ?? "fill" }, "no such alignment")
    recipe.spacing = one.spacing ?? 0
    recipe.isBaselineRelative = one.baselineRelative ?? false
    recipe.isMarginsRelative = one.marginsRelative ?? false
    recipe.views = one.views.map { view in
      let length = view.size[recipe.axis == .vertical ? 1 : 0]
      var made = StackRecipe.View(length: max(0, length))
      made.isHidden = view.hidden ?? false
      made.customSpacing = view.customSpacing
      made.wraps = view.wraps ?? false
      return made
    }
    return recipe
  }
}

import Testing
import UIKit

/// Constraints made of the visual format language.
@MainActor struct VisualFormatTests {
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let one = UIView()
  private let two = UIView()

  init() {
    for view in [one, two] {
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
    }
  }

  private func activate(
    _ formats: String..., options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) {
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics,
          views: ["one": one, "two": two]))
    }
    outer.layoutIfNeeded()
  }

  @Test func `AL37 a row and its columns lay themselves out`() {
    activate(
      "|-20-[one(two)]-gap-[two]-20-|", "V:|-30-[one(high)]", "V:|-30-[two(==one)]",
      metrics: ["gap": 10, "high": 50.5])
    #expect(one.frame == CGRect(x: 20, y: 30, width: 135, height: 50.5))
    #expect(two.frame == CGRect(x: 165, y: 30, width: 135, height: 50.5))
  }

  @Test func `AL36 a dash beside the superview is its margin`() {
    outer.layoutMargins = UIEdgeInsets(top: 1, left: 12, bottom: 3, right: 14)
    activate("|-[one]-|", "V:|-[one]-|")
    #expect(one.frame == CGRect(x: 12, y: 1, width: 294, height: 476))
  }

  @Test func `AL43 alignment and direction`() {
    activate("V:|-5-[one(40)]", "V:[two(40)]")
    activate(
      "|-10-[one(100)]-[two(50)]", options: [.alignAllTop, .directionRightToLeft])
    #expect(one.frame == CGRect(x: 210, y: 5, width: 100, height: 40))
    #expect(two.frame == CGRect(x: 152, y: 5, width: 50, height: 40))
  }

  @Test func `AL25 a row follows the reading direction`() {
    outer.semanticContentAttribute = .forceRightToLeft
    for view in [one, two] { view.semanticContentAttribute = .forceRightToLeft }
    activate("|-10-[one(100)]-[two(50)]", "V:|[one(9)]", "V:|[two(9)]")
    #expect(one.frame.minX == 210)
    #expect(two.frame.minX == 152)
  }

  @Test func `AL37 the items of the constraints are the views`() throws {
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-(>=5@700)-[one]", metrics: nil, views: ["one": one])
    let only = try #require(made.first)
    #expect(made.count == 1)
    #expect(only.firstItem === one)
    #expect(only.secondItem === outer)
    #expect(only.relation == .greaterThanOrEqual)
    #expect(only.constant == 5)
    #expect(only.priority == UILayoutPriority(700))
    #expect(!only.isActive)
  }

  @Test func `a guide may be named as a view is`() {
    let guide = UILayoutGuide()
    outer.addLayoutGuide(guide)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-7-[guide(30)][one(20)]", metrics: nil,
        views: ["one": one, "guide": guide])
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|[guide]|", metrics: nil, views: ["guide": guide]))
    outer.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == 7)
    #expect(one.frame.minX == 37)
  }

  @Test func `metrics may be any number`() {
    let metrics: [String: Any] = [
      "a": Float(1.5), "b": UInt8(2), "c": CGFloat(3.5), "d": NSNumber(value: 4), "e": 5 as Double,
    ]
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "[one(>=a,>=b,>=c,>=d,>=e)]", metrics: metrics, views: ["one": one])
    #expect(made.map(\.constant) == [1.5, 2, 3.5, 4, 5])
  }

  @Test func `AL42 a name that no view has stops the process in UIKit's words`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "|[lone][black]", metrics: nil, views: ["lone": UIView()])
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let words =
      "Unable to parse constraint format: \nUnable to interpret '|' character, because the related "
      + "view doesn't have a superview \n|[lone][black] \n      ^"
    #expect(text.contains(words), "\(text.prefix(400))")
  }
}

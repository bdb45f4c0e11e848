import TestSupport
import Testing

@testable import UIKit

@MainActor struct AbsurdGeometryTests {
  private let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))

  @Test func `a negative size is stood up`() {
    view.frame = CGRect(x: 10, y: 10, width: -4, height: -6)
    #expect(view.frame == CGRect(x: 6, y: 4, width: 4, height: 6))
  }

  @Test func `a shadow without numbers is that of nothing`() {
    view.backgroundColor = .red
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = .nan
    view.layer.shadowOffset = CGSize(width: CGFloat.nan, height: -CGFloat.infinity)
    #expect(view.bitmap(scale: 1)[0, 0] == .init(red: 255, green: 0, blue: 0))
  }

  @Test(arguments: 0..<200)
  func `no geometry stops a view from being drawn`(seed: Int) {
    var random = SeededNumbers(seed: seed)
    let stage = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    for _ in 0..<4 {
      let child = UILabel(frame: random.rect())
      child.text = "Hill"
      child.numberOfLines = 0
      child.adjustsFontSizeToFitWidth = seed.isMultiple(of: 2)
      child.backgroundColor = .red
      child.layer.cornerRadius = random.number()
      child.layer.borderWidth = random.number()
      child.clipsToBounds = seed.isMultiple(of: 3)
      child.alpha = random.number()
      child.layer.zPosition = random.number()
      let turn = (random.number(), random.number())
      child.transform = CGAffineTransform(a: turn.0, b: turn.1, c: 0, d: turn.0, tx: 0, ty: 0)
      (stage.subviews.last ?? stage).addSubview(child)
    }
    #expect(stage.bitmap(scale: 1).width == 20)
  }
}

/// Extreme numbers that programs may compute; the same sequence for the same seed.
private struct SeededNumbers {
  private var generator: SeededGenerator
  private static let strange: [CGFloat] = [
    0, -0.0, 1, -1, 0.5, 3, 1e-300, 1e9, -1e9, 1e300, .infinity, -.infinity, .nan,
    .leastNonzeroMagnitude, .greatestFiniteMagnitude,
  ]

  init(seed: Int) { generator = SeededGenerator(seed: UInt64(seed)) }

  mutating func number() -> CGFloat {
    Bool.random(using: &generator)
      ? CGFloat.random(in: -5...25, using: &generator)
      : Self.strange.randomElement(using: &generator) ?? 0
  }

  mutating func rect() -> CGRect {
    CGRect(x: number(), y: number(), width: number(), height: number())
  }
}

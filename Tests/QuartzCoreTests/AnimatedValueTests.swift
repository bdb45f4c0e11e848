import Foundation
import RasterCore
import TestSupport
import Testing

@testable import QuartzCore

struct AnimatedValueTests {
  @Test func `all values end exactly at their ends`() {
    let pairs: [(AnimatedValue, AnimatedValue)] = [
      (AnimatedValue(CGRect(x: 0.1, y: 0.7, width: 1, height: 2)), AnimatedValue(CGRect.zero)),
      (.color(Color(red: 0.1, green: 0.2, blue: 0.3)), .color(nil)),
      (
        .transform(CATransform3DMakeRotation(1, 0, 0, 1)),
        .transform(CATransform3DMakeScale(0.3, 3, 1))
      ),
    ]
    for (start, end) in pairs {
      #expect(start.interpolated(to: end, at: 0) == start)
      #expect(start.interpolated(to: end, at: 1) == end)
      #expect(start.interpolated(to: end, at: 0.5) != start)
    }
  }

  @Test func `beyond its end a value goes straight on, and a colour stops at what can be shown`() {
    let (zero, ten) = (AnimatedValue(0 as CGFloat), AnimatedValue(10 as CGFloat))
    #expect(zero.interpolated(to: ten, at: 1.5) == AnimatedValue(15 as CGFloat))
    let brighter = AnimatedValue.color(.black).interpolated(to: .color(.white), at: 1.5)
    #expect(brighter == .color(.white))
  }

  @Test func `a colour that fades in from none keeps its hue`() {
    let red = Color(red: 1, green: 0, blue: 0)
    let half = AnimatedValue.color(nil).interpolated(to: .color(red), at: 0.5)
    #expect(half == .color(red.withAlpha(0.5)))
  }

  @Test func `a view that turns keeps its size on the way`() throws {
    let turn = AnimatedValue.transform(CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
    let half = AnimatedValue.transform(CATransform3DIdentity).interpolated(to: turn, at: 0.5)
    let parts = TransformParts(CATransform3DGetAffineTransform(try #require(half.transform)))
    #expect(abs(parts.scaleX - 1) < 1e-12)
    #expect(abs(parts.scaleY - 1) < 1e-12)
    #expect(abs(parts.rotation - .pi / 4) < 1e-12)
  }

  @Test func `a view that is mirrored flips in place`() {
    let mirrored = CATransform3DMakeScale(-1, 1, 1)
    let half = CATransform3DIdentity.interpolated(to: mirrored, at: 0.25)
    #expect(abs(half.m11 - 0.5) < 1e-12)
    #expect(abs(half.m22 - 1) < 1e-12)
    #expect(abs(half.m12) < 1e-12)
  }

  @Test func `a rotation takes the shorter way round`() {
    let start = TransformParts(CGAffineTransform(rotationAngle: 3))
    let end = TransformParts(CGAffineTransform(rotationAngle: -3))
    let half = start.interpolated(to: end, at: 0.5).rotation
    #expect(abs(half - .pi) < 1e-9)
  }

  @Test func `the parts of a transform make it again`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let t = CGAffineTransform(
        a: generator.number(-3...3), b: generator.number(-3...3), c: generator.number(-3...3),
        d: generator.number(-3...3), tx: generator.number(-99...99), ty: generator.number(-99...99))
      let made = TransformParts(t).transform
      for (one, other) in [(made.a, t.a), (made.b, t.b), (made.c, t.c), (made.d, t.d)] {
        #expect(abs(one - other) < 1e-12)
      }
      #expect(made.tx == t.tx)
    }
    let flat = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 5, ty: 6)
    #expect(TransformParts(flat).transform == flat)
  }

  @Test func `a transform with perspective goes entry by entry`() {
    var deep = CATransform3DIdentity
    deep.m34 = -0.5
    #expect(CATransform3DIdentity.interpolated(to: deep, at: 0.5).m34 == -0.25)
  }

  @Test func `each property of a layer reads and writes its own value`() {
    for property in AnimatedProperty.allCases where property != .dissolve {
      var state = LayerState()
      let old = state[property]
      let new: AnimatedValue =
        switch old {
        case .vector: .vector(property == .bounds ? [1, 2, 3, 4] : [0.5, 0, 0, 0])
        case .color: .color(Color(red: 0, green: 1, blue: 0))
        case .transform: .transform(CATransform3DMakeTranslation(4, 5, 0))
        }
      state[property] = new
      #expect(state[property] == new, "\(property)")
      #expect(state[property] != old, "\(property)")
    }
  }

  @Test func `a part of a property is written into the rest`() throws {
    var state = LayerState()
    state.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
    let width = try #require(AnimatedPath("bounds.size.width"))
    #expect(state[width] == AnimatedValue(3 as CGFloat))
    state[width] = AnimatedValue(30 as CGFloat)
    #expect(state.bounds == CGRect(x: 1, y: 2, width: 30, height: 4))
    let rotation = try #require(AnimatedPath("transform.rotation.z"))
    state.transform = CATransform3DMakeScale(2, 2, 1)
    state[rotation] = AnimatedValue(CGFloat.pi / 2)
    #expect(abs(state.transform.m12 - 2) < 1e-12)
    #expect(AnimatedPath("position.z") == nil)
    #expect(AnimatedPath("nothing") == nil)
  }

  @Test func `a track goes through its values at their times`() {
    let numbers = [0.0, 10, 30].map { AnimatedValue(CGFloat($0)) }
    let even = AnimationTrack(values: numbers)
    #expect(even.value(at: 0.25) == AnimatedValue(5 as CGFloat))
    #expect(even.value(at: 1) == numbers[2])
    let timed = AnimationTrack(values: numbers, times: [0, 0.8, 1])
    #expect(timed.value(at: 0.4) == AnimatedValue(5 as CGFloat))
    let steps = AnimationTrack(values: numbers, isDiscrete: true)
    #expect(steps.value(at: 0.5) == numbers[1])
    #expect(steps.value(at: 0.99) == numbers[2])
    #expect(AnimationTrack(values: []).value(at: 0.5) == nil)
  }
}

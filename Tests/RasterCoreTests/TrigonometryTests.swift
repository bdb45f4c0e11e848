import Foundation
import RasterCore
import TestSupport
import Testing

@Suite struct TrigonometryTests {
  @Test(arguments: 0..<50)
  func `sines and cosines agree with the C library's`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let angle = random.number(-1000...1000)
    #expect(abs(Trigonometry.sine(angle) - sin(angle)) < 2e-15)
    #expect(abs(Trigonometry.cosine(angle) - cos(angle)) < 2e-15)
  }

  @Test(arguments: 0..<50)
  func `arctangents agree with the C library's`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let (y, x) = (random.number(-1...1), random.number(-1...1))
    #expect(abs(Trigonometry.arctangent(y: y, x: x) - atan2(y, x)) < 2e-15)
  }

  @Test func `the axes' directions are exact`() {
    #expect(Trigonometry.cosine(0) == 1)
    #expect(Trigonometry.sine(.pi / 2) == 1)
    #expect(Trigonometry.arctangent(y: 0, x: -1) == .pi)
    #expect(Trigonometry.arctangent(y: 0, x: 0) == 0)
  }

  @Test func `angles that are not finite turn nothing`() {
    #expect(Trigonometry.sine(.nan) == 0)
    #expect(Trigonometry.cosine(.infinity) == 1)
  }
}

import Foundation
import TestSupport
import Testing

@testable import RasterCore

@Suite struct GroupTests {
  private func overlapping(_ canvas: Canvas) {
    canvas.fill(CGRect(x: 0, y: 0, width: 3, height: 1), with: .color(.black))
    canvas.fill(CGRect(x: 2, y: 0, width: 3, height: 1), with: .color(.black))
  }

  @Test func `the end of a group copies none of the commands before it`() {
    let canvas = Canvas()
    canvas.commands.reserveCapacity(64)
    func storage() -> UnsafeRawPointer? {
      canvas.commands.withUnsafeBufferPointer { $0.baseAddress.map { UnsafeRawPointer($0) } }
    }
    canvas.fill(CGRect(x: 0, y: 0, width: 2, height: 2), with: .color(.black))
    let before = storage()
    canvas.beginGroup(alpha: 0.5)
    canvas.fill(CGRect(x: 0, y: 0, width: 2, height: 2), with: .color(.black))
    canvas.endGroup()
    #expect(canvas.commands.count == 2)
    #expect(storage() == before)
  }

  @Test func `what overlaps in a half transparent group is not darker`() {
    let picture = picture(6, 1) {
      $0.beginGroup(alpha: 0.5)
      overlapping($0)
      $0.endGroup()
    }
    #expect(picture == "55555·")
  }

  @Test func `a plain group is its content`() {
    let grouped = Drawing {
      $0.beginGroup()
      overlapping($0)
      $0.endGroup()
    }
    #expect(
      grouped.rasterized(width: 6, height: 1)
        == Drawing(overlapping).rasterized(width: 6, height: 1))
  }

  @Test func `an isolated group keeps its blend modes from what is below`() {
    let picture = picture(4, 1) {
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 1), with: .color(.black))
      $0.beginGroup(isIsolated: true)
      $0.beginGroup(blendMode: .clear)
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1), with: .color(.black))
      $0.endGroup()
      $0.endGroup()
    }
    #expect(picture == "████")
  }

  @Test func `groups inside groups multiply`() {
    let bitmap = Drawing {
      $0.beginGroup(alpha: 0.5)
      $0.beginGroup(alpha: 0.5)
      overlapping($0)
      $0.endGroup()
      $0.endGroup()
    }.rasterized(width: 6, height: 1)
    #expect(bitmap[0, 0].alpha == 64)
  }

  @Test func `a group is clipped by the clip around it`() {
    let picture = picture(6, 1) {
      $0.clip(to: CGRect(x: 1, y: 0, width: 2.5, height: 1))
      $0.beginGroup(alpha: 0.5)
      overlapping($0)
      $0.endGroup()
    }
    #expect(picture == "·553··")
  }

  @Test func `the end of a group brings back the state of its beginning`() {
    let picture = picture(4, 1) {
      $0.beginGroup(alpha: 0.5)
      $0.translate(x: 2, y: 0)
      $0.clip(to: .zero)
      $0.save()
      $0.endGroup()
      $0.restore()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1), with: .color(.black))
    }
    #expect(picture == "█···")
  }

  @Test func `an end without a beginning does nothing`() {
    let picture = picture(2, 1) {
      $0.endGroup()
      $0.restore()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1), with: .color(.black))
    }
    #expect(picture == "█·")
  }

  @Test func `a drawing taken inside a group shows the group closed`() {
    let canvas = Canvas()
    canvas.fill(CGRect(x: 0, y: 0, width: 1, height: 1), with: .color(.black))
    canvas.beginGroup(alpha: 0.5)
    canvas.fill(CGRect(x: 1, y: 0, width: 1, height: 1), with: .color(.black))
    #expect(Picture.alpha(of: canvas.drawing.rasterized(width: 3, height: 1)) == "█5·")
  }

  @Test func `a group without opacity is not there`() {
    let picture = picture(6, 1) {
      $0.beginGroup(alpha: 0)
      overlapping($0)
      $0.endGroup()
    }
    #expect(picture == "······")
  }
}

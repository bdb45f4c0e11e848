import Foundation
import RasterCore
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// The box that is drawn in place of an unknown symbol, and the notes about it.
@MainActor struct SymbolBoxTests {
  private func drawing(_ name: String, side: CGFloat = 20) throws -> Drawing {
    let image: UIImage = try #require(UIImage(systemName: name))
    let view = UIImageView(image: image)
    view.contentMode = .scaleAspectFit
    view.frame = CGRect(x: 0, y: 0, width: side, height: side)
    return view.drawing()
  }

  @Test func `a picture notes each symbol once`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for name in ["yeti", "moth", "yeti", "star"] {
      root.addSubview(UIImageView(image: UIImage(systemName: name)))
    }
    let notes = ["yeti", "moth"].map { "not here: symbol \($0), drawn as a box" }
    #expect(root.drawing().notes == notes)
  }

  @Test func `the system's images are symbols`() {
    let images: [UIImage] = [.add, .remove, .actions, .checkmark, .strokedCheckmark]
    #expect(images.allSatisfy { $0.isSymbolImage })
    let view = UIImageView(image: UIImage.checkmark)
    view.sizeToFit()
    #expect(view.drawing().notes.isEmpty)
  }

  @Test func `a symbol that a view draws itself is noted too`() {
    let view = DrawnView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)) { _, rect in
      UIImage(systemName: "yeti")?.draw(in: rect)
    }
    #expect(view.drawing().notes == ["not here: symbol yeti, drawn as a box"])
  }

  @Test(arguments: [2, 8, 12, 20, 60, 200] as [CGFloat])
  func `a box is inside of its image at every size`(side: CGFloat) throws {
    let bitmap = try drawing("square.and.yeti.up", side: side).rasterized(
      width: Int(side) * 2 + 8, height: Int(side) * 2 + 8, scale: 2)
    var outside = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where x >= Int(side) * 2 || y >= Int(side) * 2 {
        outside += bitmap[x, y].alpha == 0 ? 0 : 1
      }
    }
    #expect(outside == 0)
  }

  @Test(arguments: [(8, 0), (20, 1), (90, 4)] as [(CGFloat, Int)])
  func `a box has as much of the name as can be read`(side: CGFloat, letters: Int) throws {
    // Each line of text is a run of glyphs: none, a letter, and the whole name.
    let glyphs = try drawing("yeti", side: side).glyphCount
    #expect(glyphs == letters)
  }

  @Test func `a symbol is drawn anew at the size that it is shown at`() throws {
    #expect(try drawing("star", side: 100).hasImages == false)
  }
}

extension Drawing {
  fileprivate var leaves: [Command.Content] {
    commands.flatMap { command -> [Command.Content] in
      switch command.content {
      case .drawing(let drawing), .group(let drawing, _): drawing.leaves
      default: [command.content]
      }
    }
  }

  fileprivate var glyphCount: Int {
    leaves.reduce(0) { count, content in
      if case .glyphs(let run, _, _) = content { count + run.glyphs.count } else { count }
    }
  }

  fileprivate var hasImages: Bool {
    leaves.contains { if case .image = $0 { true } else { false } }
  }
}

import Foundation
import LayoutStage
import PictureComparison
import SnapshotCore
import Testing
import UIKit

@testable import FigureSnapshots

/// A snapshot of a sound view writes nothing to the console, whatever size the view has before.
@MainActor @Suite(.serialized) struct ConsoleTests {
  /// A view without a size, whose label is constrained to its sides.
  private static func padded(_ sides: Set<String> = ["leading", "trailing", "top", "bottom"])
    -> UIView
  {
    let (view, label) = (UIView(), UILabel())
    label.text = "Basil"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    let all = [
      "leading": label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
      "trailing": label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
      "top": label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      "bottom": label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
    ]
    NSLayoutConstraint.activate(all.filter { sides.contains($0.key) }.map(\.value))
    return view
  }

  /// The warnings that a body writes to the console.
  private func console(_ body: () throws -> Void) rethrows -> [String] {
    final class Lines: @unchecked Sendable { var all: [String] = [] }
    let (lines, writer) = (Lines(), UIKitLog.writer)
    UIKitLog.writer = { lines.all.append($0) }
    defer { UIKitLog.writer = writer }
    try body()
    return lines.all
  }

  @Test func `a padded view without a size has no conflict at the size that it fits`() throws {
    let lines = try console {
      _ = try Snapshot<UIView, LayoutPicture>.image.convert(Self.padded())
    }
    #expect(lines == [])
  }

  @Test func `a padded view has no conflict when it is shown again`() throws {
    let view = Self.padded()
    let lines = try console {
      for _ in 1...2 { _ = try Snapshot<UIView, LayoutPicture>.image.convert(view) }
    }
    #expect(lines == [])
  }

  @Test func `a padded view has no conflict on any device, held either way`() throws {
    typealias Image = Snapshot<UIView, LayoutPicture>
    let lines = try console {
      _ = try Image.image(on: .iPhoneSE).convert(Self.padded())
      _ = try Image.rotation(on: .iPhoneSE).convert(Self.padded())
      _ = try Image.matrix(devices: [.iPhoneSE, .iPhone7]).convert(Self.padded())
      _ = try Snapshot<UIView, LayoutFilm>.film(on: .iPhoneSE).convert(Self.padded())
    }
    #expect(lines == [])
  }

  @Test func `a view with a width alone is as high as its texts are at that width`() throws {
    let view = Self.padded()
    let label = try #require(view.subviews.first as? UILabel)
    label.numberOfLines = 0
    label.text = "Basil, thyme and mint of one's own garden"
    view.frame.size.width = 124
    let lines = label.sizeThatFits(CGSize(width: 100, height: 0)).height
    #expect(lines > 2 * label.font.lineHeight)
    #expect(view.ownSize == CGSize(width: 124, height: (lines + 16).rounded(.up)))
  }

  @Test func `a padded view of a controller has no conflict`() throws {
    let lines = try console {
      let controller = UIViewController()
      controller.view = Self.padded()
      _ = try Snapshot<UIViewController, LayoutPicture>.image.convert(controller)
    }
    #expect(lines == [])
  }

  @Test(arguments: [
    ("trailing", "width"), ("leading", "width"), ("bottom", "height"), ("top", "height"),
  ])
  func `a view that a missing constraint leaves without a length is told with that side`(
    side: String, length: String
  ) throws {
    let view = Self.padded(Set(["leading", "trailing", "top", "bottom"]).subtracting([side]))
    #expect {
      _ = try Snapshot<UIView, LayoutPicture>.image.convert(view)
    } throws: { error in
      let text = "\(error)"
      return text.hasPrefix("UIView has no \(length): it is ")
        && text.contains("\n  no constraint ties its content to its \(side) side\n")
        && text.contains("\n  fix: constrain a subview's \(side)Anchor to the view's; or ")
    }
  }

  @Test func `a view without constraints is told to have neither width nor height`() {
    #expect {
      _ = try Snapshot<UIView, LayoutPicture>.image.convert(UIView())
    } throws: { error in
      let text = "\(error)"
      return text.hasPrefix("UIView has no width and no height: it is 0 × 0 points")
        && text.contains("no constraint determines its width")
    }
  }
}

import StandIns
import Testing
import UIKit

@testable import LayoutPreviews

/// The colours of views that were taken out of an app, in which texts can be read.
@MainActor struct ReadableColorsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let root = UIViewController()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
  private let label = UILabel(frame: CGRect(x: 8, y: 8, width: 100, height: 20))

  init() {
    label.text = "Basil"
    view.addSubview(label)
    window.rootViewController = root
    root.view.addSubview(view)
    window.isHidden = false
  }

  @Test func `a text and a background without a known colour differ`() {
    (label.textColor, view.backgroundColor) = (SampleColor.plain, SampleColor.plain)
    ReadableColors.settle(.view(view), in: window)
    #expect(label.textColor == .label)
    #expect(view.backgroundColor == .secondarySystemBackground)
  }

  @Test func `white text on nothing gets a dark backdrop`() {
    label.textColor = .white
    ReadableColors.settle(.view(view), in: window)
    #expect(root.view.backgroundColor == UIColor(white: 0.11, alpha: 1))
  }

  @Test func `white text on a colour of its own keeps the backdrop`() {
    root.view.backgroundColor = .systemBackground
    (label.textColor, view.backgroundColor) = (.white, .systemRed)
    ReadableColors.settle(.view(view), in: window)
    #expect(root.view.backgroundColor == .systemBackground)
  }

  @Test func `black text on a screen without a background gets a light one`() {
    label.textColor = .black
    ReadableColors.settle(.controller(root), in: window)
    #expect(root.view.backgroundColor == .systemBackground)
  }
}

import Foundation
import RasterCore
import TestSupport
import Testing

@testable import UIKit

/// Symbols in image views and buttons.
@MainActor struct SymbolViewTests {
  private typealias Configuration = UIImage.SymbolConfiguration

  private func symbol(_ configuration: Configuration? = nil) throws -> UIImage {
    try #require(UIImage(systemName: "play.circle", withConfiguration: configuration))
  }

  /// The colours of a drawn view that are not clear, without their opacity.
  private func colors(of view: UIView) -> Set<String> {
    let bitmap = view.bitmap(scale: 2)
    var found: Set<String> = []
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y].alpha == 255 {
        let pixel = bitmap[x, y]
        found.insert("\(pixel.red) \(pixel.green) \(pixel.blue)")
      }
    }
    return found
  }

  @Test func `a symbol is drawn in the tint of its view (AS7)`() throws {
    let view = UIImageView(image: try symbol().withTintColor(.green))
    view.tintColor = .red
    #expect(colors(of: view) == ["255 0 0"])
  }

  @Test func `an original symbol has its own tint (AS7)`() throws {
    let image = try symbol().withTintColor(.green, renderingMode: .alwaysOriginal)
    let view = UIImageView(image: image)
    view.tintColor = .red
    #expect(colors(of: view) == ["0 255 0"])
  }

  @Test func `a palette has a color for each level of a symbol (AS15)`() throws {
    let view = UIImageView(image: try symbol(Configuration(paletteColors: [.blue, .green])))
    view.tintColor = .red
    #expect(colors(of: view) == ["0 0 255", "0 255 0"])
  }

  @Test func `an image view aligns a symbol as high as a line of text (AS4)`() throws {
    let view = UIImageView(image: try symbol())
    #expect(view.frame.size == CGSize(width: 20, height: 19))
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
    #expect(view.alignmentRectInsets == UIEdgeInsets(top: -0.5, left: 0, bottom: -0.5, right: 0))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 20, height: 19))
  }

  @Test func `a symbol's baseline lines up with a label's (AS4)`() throws {
    let (root, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UILabel())
    let view = UIImageView(image: try symbol())
    (label.text, label.font) = ("Play", .systemFont(ofSize: 17))
    for view in [view, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      label.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let baseline = label.frame.minY + label.baselineOffsets.first
    #expect(view.frame.size == CGSize(width: 20, height: 19))
    #expect(abs(view.frame.maxY - 3.5 - baseline) <= 0.5)
  }

  @Test func `an image view's configuration fills in what the symbol leaves open (AS8)`() throws {
    let view = UIImageView(image: try symbol(Configuration(scale: .large)))
    view.preferredSymbolConfiguration = Configuration(pointSize: 40, scale: .small)
    let expected = try symbol(Configuration(pointSize: 40, scale: .large))
    #expect(view.sizeThatFits(.zero) == expected.size)
    #expect(view.image?.symbolConfiguration == Configuration(scale: .large))
  }

  @Test func `a symbol of a text style grows with the reader's text`() throws {
    let view = UIImageView(image: try symbol(Configuration(textStyle: .body)))
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.addSubview(view)
    let before = view.intrinsicContentSize
    parent.setOverrideTraitCollection(
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge), forChild: child)
    #expect(view.intrinsicContentSize.height > before.height)
  }

  @Test func `a button's configurations of symbols are for states (AS8)`() throws {
    let button = UIButton(type: .system)
    button.setImage(try symbol(), for: .normal)
    button.setPreferredSymbolConfiguration(Configuration(pointSize: 40), forImageIn: .normal)
    button.setPreferredSymbolConfiguration(Configuration(pointSize: 60), forImageIn: .selected)
    #expect(button.intrinsicContentSize.height == 45)
    button.isSelected = true
    #expect(button.currentPreferredSymbolConfiguration == Configuration(pointSize: 60))
    #expect(button.intrinsicContentSize.height == 67)
  }

  @Test func `a button's configuration has one for its symbol (AS8)`() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.image = try symbol()
    configuration.contentInsets = .zero
    let button = UIButton(configuration: configuration)
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 19))
    button.configuration?.preferredSymbolConfigurationForImage = Configuration(pointSize: 40)
    #expect(button.intrinsicContentSize.width == 47)
  }

  @Test func `a bar draws a symbol in its tint`() throws {
    let item = UINavigationItem(title: "")
    item.rightBarButtonItem = UIBarButtonItem(
      image: try symbol(), style: .plain, target: nil, action: nil)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    bar.tintColor = .red
    bar.items = [item]
    bar.layoutIfNeeded()
    #expect(colors(of: bar).contains("255 0 0"))
  }
}

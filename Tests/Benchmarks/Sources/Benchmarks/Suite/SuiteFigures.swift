import Foundation
import LayoutScenes
import LayoutStage
import RasterCore
import UIKit

/// A suite like that of a large project: distinct screens, each shown in five ways.
@MainActor enum SuiteFigures {
  /// The way in which a screen is shown.
  enum Way: String, CaseIterable {
    case light, dark, landscape, largerText, rightToLeft
  }

  /// Returns the screen of a number, shown in each of the ways.
  ///
  /// A fixed sequence chooses its device, layout, sizes, insets and texts.
  static func figures(of number: Int) -> [Figure] {
    let scene = scene(number)
    return Way.allCases.compactMap { way in
      scene.figures().first.map { shown($0, way) }
    }
  }

  private static func shown(_ figure: Figure, _ way: Way) -> Figure {
    var figure = figure
    figure.variant = way.rawValue
    switch way {
    case .light: break
    case .dark: figure.appearance = .dark
    case .landscape: (figure.start, figure.orientation) = (.landscape, .landscape)
    case .largerText:
      figure.traits = UITraitCollection(
        preferredContentSizeCategory: .accessibilityExtraLarge)
    case .rightToLeft: figure.traits = UITraitCollection(layoutDirection: .rightToLeft)
    }
    return figure
  }

  private static func scene(_ number: Int) -> Scene {
    var numbers = FixedSequence(1000 + number * 7919)
    let devices = ["iPhone SE", "iPhone 7", "iPhone 7 Plus", "iPhone 14 Pro", "iPhone 16 Pro Max"]
    let name = devices[number % devices.count]
    let sections = (0...numbers.next(2)).map { section($0, &numbers) }
    var scene = Scene(
      figure: known(FigureName("suite/screen-\(number)")), device: known(Device.named(name)),
      sections: sections,
      variants: [SceneVariant(known(VariantName("screen")), layout: layout(&numbers))])
    scene.title = words(2, &numbers)
    scene.cell = [SceneCell.label, .swatch, constrained, .marker, constrained][number / 5 % 5]
    scene.chrome = [.statusBar, .navigationBar]
    if number.isMultiple(of: 3) { scene.overlays = [.insets, .spacing] }
    return scene
  }

  private static func layout(_ numbers: inout FixedSequence) -> SceneLayout {
    var metrics = SceneFlowMetrics()
    metrics.itemSize = CGSize(width: 90 + numbers.next(90), height: 60 + numbers.next(120))
    let inset = CGFloat(4 + numbers.next(20))
    metrics.sectionInset = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
    metrics.minimumLineSpacing = CGFloat(4 + numbers.next(12))
    metrics.minimumInteritemSpacing = CGFloat(4 + numbers.next(12))
    return numbers.next(2) == 0 ? .flow(metrics) : .resizingFlow(metrics)
  }

  private static func section(_ index: Int, _ numbers: inout FixedSequence) -> SceneSection {
    let colors = ["#34C759", "#007AFF", "#FF9500", "#AF52DE", "#FF2D55", "#5AC8FA"]
    let items = (0..<(12 + numbers.next(40))).map { _ in
      var item = SceneItem(title: words(2, &numbers))
      item.subtitle = words(2, &numbers)
      item.detail = words(5, &numbers)
      item.facts = [words(1, &numbers), words(1, &numbers)]
      item.color = Color(hex: colors[numbers.next(colors.count)])
      return item
    }
    return SceneSection(header: index == 0 ? nil : words(1, &numbers), items: items)
  }

  private static func words(_ count: Int, _ numbers: inout FixedSequence) -> String {
    let words = [
      "Basil", "Chives", "Dill", "Fennel", "Lovage", "Mint", "Oregano", "Parsley", "Rosemary",
      "Sage", "Tarragon", "Thyme", "early", "half", "shade", "sun", "moist", "dry", "bed", "pot",
    ]
    return (0..<count).map { _ in words[numbers.next(words.count)] }.joined(separator: " ")
  }

  private static let constrained = SceneCell.constrained(
    [
      "H:|-8-[title]-8-|", "H:|-8-[detail]-8-|", "V:|-8-[title]-4-[detail]-(>=8)-|",
    ].compactMap { SceneCellFormat($0) })

  /// Returns a value that is nil only if a name in this file is wrong.
  private static func known<Value>(_ value: Value?) -> Value {
    guard let value else { preconditionFailure("The suite names something wrongly.") }
    return value
  }
}

import Foundation
import LayoutCore

/// The properties of a list content configuration that affect the arrangement of its texts and its
/// image.
///
/// The texts, fonts and colours are in the records of the labels and of the image view.
extension ViewProperties {
  mutating func readListContent(_ view: UIListContentView) {
    let content = view.shown
    if content.style != .cell { add("contentStyle", .text("\(content.style)")) }
    // The margins are always added: their default depends on the style, so there is no single value
    // that could be omitted.
    add("contentMargins", .sides(content.directionalLayoutMargins))
    if content.prefersSideBySideTextAndSecondaryText != (content.style == .valueCell) {
      add("prefersSideBySide", .text(content.style == .valueCell ? "no" : "yes"))
    }
    readDistances(of: content)
    readSizes(of: content.imageProperties)
  }

  private mutating func readDistances(of content: UIListContentConfiguration) {
    add(.init(rawValue: "imageToTextPadding"), content.imageToTextPadding, unless: 16)
    add(
      .init(rawValue: "secondaryTextHorizontalPadding"),
      content.textToSecondaryTextHorizontalPadding, unless: ListContentStyle.horizontalPadding)
    add(
      .init(rawValue: "secondaryTextVerticalPadding"), content.textToSecondaryTextVerticalPadding,
      unless: 3)
  }

  private mutating func readSizes(of image: UIListContentConfiguration.ImageProperties) {
    for (name, size) in [
      ("imageMaximumSize", image.maximumSize), ("imageReservedSize", image.reservedLayoutSize),
    ] where size != .zero {
      let numbers = [size.width, size.height].map { Double($0).shortest }
      add(name, .text(numbers.joined(separator: "×")))
    }
  }
}

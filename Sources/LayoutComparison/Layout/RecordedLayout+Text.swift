import Foundation
import LayoutCore

extension RecordedLayout {
  /// The layout as readable text: its device and settings, then one line for each section and each
  /// element.
  ///
  /// ```
  /// iPhone 7 Plus, portrait, 3 pixels per point
  /// text size large; direction left to right; bars none; safe area top 20; content inset top 20
  /// content 414×2090, scrolls vertically
  /// viewport 0,-64 414×736
  /// section 0: inset top 10 left 52 bottom 10 right 52, line spacing 10, interitem spacing 10
  ///   cell [0,0] 52,10 150×220
  /// ```
  ///
  /// `LayoutTextReader` parses this text. Frames are `x,y width×height` in points of the content,
  /// rounded to thousandths. The text is about geometry, so it omits the appearance of elements and
  /// the settings for appearance, contrast and overlays. It also omits the version of iOS and the
  /// traits, which texts of earlier versions do not contain.
  public var text: String {
    ([name, heading, settings, contents, "viewport \(layout.viewport.text)"]
      .filter { !$0.isEmpty } + numbers).joined(separator: "\n") + "\n"
  }

  private var settings: String { Quotation.plain(layout.settings?.withoutLooks.line ?? "") }

  private var heading: String {
    let pixels = scale == 1 ? "1 pixel" : "\(Points.text(scale)) pixels"
    return "\(device), \(orientation.rawValue), \(pixels)\(Self.densityWords[0])"
  }

  /// The text that follows the number of pixels in a heading, in the current version and in earlier
  /// ones.
  static let densityWords = [" per point", " a point"]

  /// Converts a text of an earlier version to the form of the current version.
  package static func currentWords(of text: String) -> String {
    let words = densityWords.map { "\($0)\n" }
    return ["pixel", "pixels"].reduce(text) {
      $0.replacing("\($1)\(words[1])", with: "\($1)\(words[0])")
    }
  }

  private var contents: String {
    let scrolling = layout.scrollAxis.map { ", scrolls \($0.rawValue)ly" } ?? ""
    return "content \(layout.contentSize.text)\(scrolling)"
  }

  /// The lines of the sections, each followed by its elements, and then the elements of sections
  /// without metrics.
  private var numbers: [String] {
    // A golden may have elements in sections without recorded metrics; such elements are listed at
    // the end.
    let known = Set(layout.sections.map(\.index))
    let others = layout.elements.filter { !known.contains($0.indexPath.section) }
    let bySection = Dictionary(grouping: layout.elements, by: \.indexPath.section)
    return layout.sections.flatMap { section in
      ["section \(section.index): \(section.text(on: layout.axis))"]
        + Self.ordered(bySection[section.index] ?? []).map { "  \($0.placement)" }
    } + others.map(\.placement)
  }

  /// Returns the elements of a section in the order headers, cells and other views, footers.
  private static func ordered(_ own: [LayoutRecord.Element]) -> [LayoutRecord.Element] {
    own.filter { $0.kind == .header } + own.filter { ![.header, .footer].contains($0.kind) }
      + own.filter { $0.kind == .footer }
  }
}

extension CGRect {
  fileprivate var text: String {
    "\(Points.text([Double(origin.x), Double(origin.y)], separator: ",")) \(size.text)"
  }
}

extension CGSize {
  fileprivate var text: String { Points.text([Double(width), Double(height)], separator: "×") }
}

extension LayoutRecord.Element {
  fileprivate var placement: String {
    Quotation.plain(label) + " \(frame.text)"
      + (zIndex == 0 ? "" : " z \(zIndex)")
  }
}

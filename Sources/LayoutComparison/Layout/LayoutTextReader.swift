import Foundation
import LayoutCore
import RasterCore

/// A parser for the text that `RecordedLayout.text` writes.
///
/// The text contains frames rounded to thousandths of a point, but no appearance, so the parsed
/// layouts have no appearance either.
package struct LayoutTextReader {
  private var lines: ArraySlice<Substring>

  /// Parses the layouts of a text, which are separated by empty lines.
  ///
  /// - Returns: the layouts; nil if the text is malformed, or if writing the layouts again would
  ///   give a different text, so that no line is lost unnoticed.
  package static func panes(in text: String) -> [RecordedLayout]? {
    let blocks = text.components(separatedBy: "\n\n").map { block in
      // Splitting at the separator removes the newline of a block's last line.
      block.hasSuffix("\n") ? block : block + "\n"
    }
    var panes: [RecordedLayout] = []
    for block in blocks {
      var reader = LayoutTextReader(block)
      guard let pane = reader.pane() else { return nil }
      panes.append(pane)
    }
    let written = panes.map(\.text).joined(separator: "\n")
    return written.utf8.elementsEqual(RecordedLayout.currentWords(of: text).utf8) ? panes : nil
  }

  private init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()[...]
  }

  private mutating func pane() -> RecordedLayout? {
    var name = ""
    var heading = lines.first.flatMap(Heading.init)
    // The optional name of the layout precedes the heading, and may be any text.
    if heading == nil || lines.dropFirst().first.flatMap(Heading.init) != nil {
      name = String(lines.popFirst() ?? "")
      heading = lines.first.flatMap(Heading.init)
    }
    guard let heading, lines.popFirst() != nil, let layout = layout() else { return nil }
    return RecordedLayout(
      name: name, device: heading.device, orientation: heading.orientation, scale: heading.scale,
      layout: layout)
  }

  private mutating func layout() -> LayoutRecord? {
    // Texts of earlier versions have no settings.
    let settings = lines.first.flatMap { [LayoutRecord.Setting: String](line: $0) }
    if settings != nil { lines.removeFirst() }
    guard var content = lines.popFirst(), content.take("content "),
      var viewport = lines.popFirst(), viewport.take("viewport "),
      let visible = CGRect(text: viewport)
    else { return nil }
    var axis: Axis?
    for known in [Axis.vertical, .horizontal] where content.takeEnd(", scrolls \(known.rawValue)ly")
    {
      axis = known
    }
    guard let size = CGSize(text: content) else { return nil }
    var record = LayoutRecord(scrollAxis: axis, contentSize: size, viewport: visible)
    record.settings = settings
    while let line = lines.popFirst() {
      if let section = LayoutRecord.Section(text: line, on: record.axis) {
        record.sections.append(section)
      } else if let element = LayoutRecord.Element(text: line) {
        record.elements.append(element)
      } else {
        return nil
      }
    }
    return record.ordered.numberingLines()
  }
}

/// The line with the device, orientation and scale of a layout.
private struct Heading {
  let device: String
  let orientation: Orientation
  let scale: Double

  init?(_ line: Substring) {
    // The line is parsed from its end, because the name of a device may contain commas.
    var parts = line.split(separator: ", ", omittingEmptySubsequences: false)
    guard parts.count >= 3, var pixels = parts.popLast(),
      let orientation = parts.popLast().flatMap({ Orientation(rawValue: String($0)) }),
      RecordedLayout.densityWords.contains(where: { pixels.takeEnd($0) }),
      pixels.takeEnd(" pixels") || pixels.takeEnd(" pixel"), let scale = Double(pixels)
    else { return nil }
    self.orientation = orientation
    self.scale = scale
    device = parts.joined(separator: ", ")
  }
}

extension LayoutRecord.Section {
  /// Parses `section 0: inset top 10 left 52 …, line spacing 10, interitem spacing 10, header
  /// 0×30`.
  fileprivate init?(text line: Substring, on axis: Axis) {
    var line = line
    guard line.take("section "), let colon = line.range(of: ": "),
      let index = Int(line[..<colon.lowerBound])
    else { return nil }
    self.init(index: index, text: line[colon.upperBound...], on: axis)
  }
}

extension LayoutRecord.Element {
  /// Parses `cell [0,3] 52,10 150×220`, followed by the z-index, such as `z 2`, if it is not 0.
  fileprivate init?(text line: Substring) {
    var words = line.drop { $0 == " " }.split(separator: " ", omittingEmptySubsequences: false)
    var zIndex = 0
    if words.count > 4, words[words.count - 2] == "z", let z = words.last.flatMap({ Int($0) }) {
      zIndex = z
      words.removeLast(2)
    }
    guard words.count >= 4, let size = words.popLast(), let origin = words.popLast(),
      let frame = CGRect(text: "\(origin) \(size)"), let place = words.popLast(),
      let indexPath = ItemPlace(text: place)
    else { return nil }
    self.init(
      kind: .init(rawValue: words.joined(separator: " ")), indexPath: indexPath, frame: frame,
      zIndex: zIndex)
  }
}

extension ItemPlace {
  /// Parses `[0,3]`.
  fileprivate init?(text: Substring) {
    guard text.first == "[", text.last == "]" else { return nil }
    let numbers = text.dropFirst().dropLast().split(separator: ",").map { Int($0) }
    guard numbers.count == 2, let section = numbers[0], let item = numbers[1] else { return nil }
    self.init(section, item)
  }
}

extension CGRect {
  /// Parses `52,10 150×220`.
  fileprivate init?(text: some StringProtocol) {
    let halves = text.split(separator: " ")
    guard halves.count == 2, let size = CGSize(text: Substring(halves[1])) else { return nil }
    let numbers = halves[0].split(separator: ",").map { Double($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else { return nil }
    self.init(origin: CGPoint(x: x, y: y), size: size)
  }
}

extension CGSize {
  /// Parses `150×220`.
  fileprivate init?(text: Substring) {
    let numbers = text.split(separator: "×").map { Double($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1] else { return nil }
    self.init(width: width, height: height)
  }
}

extension Substring {
  /// Removes a prefix; returns false if the text does not have it.
  fileprivate mutating func take(_ start: String) -> Bool {
    guard hasPrefix(start) else { return false }
    removeFirst(start.count)
    return true
  }

  /// Removes a suffix; returns false if the text does not have it.
  fileprivate mutating func takeEnd(_ end: String) -> Bool {
    guard hasSuffix(end) else { return false }
    removeLast(end.count)
    return true
  }
}

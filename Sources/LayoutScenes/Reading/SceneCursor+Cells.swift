import ConstraintCore
import LayoutCore
import LayoutStage
import UIKit

extension SceneCursor {
  /// Reads the name of a kind of cell, or `{ "constraints": [ … ] }`.
  func cell() -> SceneCell? {
    guard value.members != nil else { return choice(SceneCell.named) }
    guard let lines = object(keys: ["constraints"])?.required("constraints") else { return nil }
    lines.checkIsNotEmpty("found no constraint", expected: "at least one line")
    let formats = lines.elements("an array of lines of the visual format language")?
      .compactMap { $0.format() }
    return formats.map { .constrained($0) }
  }

  /// Reads a line of the format language, or `{ "format": line, "options": [alignment] }`.
  private func format() -> SceneCellFormat? {
    guard value.members != nil else { return format(aligned: []) }
    guard let object = object(keys: ["format", "options"]) else { return nil }
    let words = object["options"]?.elements("an array of alignments") ?? []
    let options = words.compactMap { $0.choice(SceneCellFormat.alignments) }
      .reduce(NSLayoutConstraint.FormatOptions()) { $0.union($1) }
    return object.required("format")?.format(aligned: options)
  }

  private func format(aligned options: NSLayoutConstraint.FormatOptions) -> SceneCellFormat? {
    let expected = "a line of the visual format language, as in \"H:|-[title]-|\""
    guard let line = string(expected) else { return nil }
    do throws(VisualFormatError) {
      var format = try SceneCellFormat(reading: line, options)
      format.place = ScenePlace(self)
      return format
    } catch {
      return refuse(line, because: error)
    }
  }

  /// Reports an error at the position of the mistake inside the line, if the characters before it
  /// are not escaped in the file.
  private func refuse(_ line: String, because error: VisualFormatError) -> SceneCellFormat? {
    var place = self
    let before = line.prefix(error.place)
    // The position is counted from the opening quotation mark. An escape takes more bytes than its
    // character, so with escapes the error is reported at the beginning of the line.
    if !before.contains(where: { $0 == "\\" || $0 == "\"" || $0.isNewline }) {
      place.offsets.value += 1 + before.utf8.count
    }
    return place.refuse(
      error.reason.words,
      expected: "a line such as \"H:|-[image(44)]-[title]-|\", with the views "
        + SceneCellFormat.names.joined(separator: ", "))
  }
}

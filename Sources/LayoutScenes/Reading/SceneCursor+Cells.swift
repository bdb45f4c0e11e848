import ConstraintCore
import LayoutStage
import UIKit

extension SceneCursor {
  /// Reads the name of a cell, or `{ "constraints": [ … ] }`.
  func cell() throws(SceneError) -> SceneCell {
    guard case .object = node.value else { return try choice(SceneCell.named) }
    let lines = try object(keys: ["constraints"]).required("constraints")
    var formats: [SceneCellFormat] = []
    for line in try lines.elements("an array of lines of the visual format language") {
      formats.append(try line.format())
    }
    guard !formats.isEmpty else {
      throw lines.error("found no constraint", expected: "at least one line")
    }
    return .constrained(formats)
  }

  /// Reads a line, or `{ "format": line, "options": [alignment] }`.
  private func format() throws(SceneError) -> SceneCellFormat {
    guard case .object = node.value else { return try format(aligned: []) }
    let object = try object(keys: ["format", "options"])
    var options: NSLayoutConstraint.FormatOptions = []
    for word in try object["options"]?.elements("an array of alignments") ?? [] {
      options.formUnion(try word.choice(SceneCellFormat.alignments))
    }
    return try object.required("format").format(aligned: options)
  }

  private func format(
    aligned options: NSLayoutConstraint.FormatOptions
  ) throws(SceneError) -> SceneCellFormat {
    let line = try string("a line of the visual format language, as in \"H:|-[title]-|\"")
    do throws(VisualFormatError) {
      return try SceneCellFormat(reading: line, options)
    } catch {
      throw self.error(about: error, in: line)
    }
  }

  /// An error that points into the line, where its characters stand in the file as they are.
  private func error(about error: VisualFormatError, in line: String) -> SceneError {
    var place = self
    let before = line.prefix(error.place)
    // After the quotation mark; an escape in the text takes more bytes than its character.
    if !before.contains(where: { $0 == "\\" || $0 == "\"" || $0.isNewline }) {
      place.node.offset += 1 + before.utf8.count
    }
    return place.error(
      error.reason.words,
      expected: "a line such as \"H:|-[image(44)]-[title]-|\", with the views "
        + SceneCellFormat.names.joined(separator: ", "))
  }
}

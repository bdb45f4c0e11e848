import Basics
import LayoutCore

/// A hasher for a golden's metadata that does not need its JSON text.
///
/// All values that are written into a golden are hashed; for views, these are the properties from
/// which their JSON is made. Numbers are hashed by their bits, so that their decimals need not be
/// computed.
struct DescriptionWords {
  private let writer = DigestWriter()

  /// The hash of everything added so far.
  var lanes: SIMD4<UInt64> { writer.finish() }

  func add(_ lanes: SIMD4<UInt64>) {
    for lane in 0..<4 { writer.write(lanes[lane]) }
  }

  /// Adds a JSON value: the number of its case, and then its content.
  ///
  /// A list begins with its length.
  func add(_ value: JSONValue) {
    switch value {
    case .null: add(case: 0, 0)
    case .flag(let flag): add(case: 1, flag ? 1 : 0)
    case .integer(let number): add(case: 2, UInt64(truncatingIfNeeded: number))
    case .whole(let number): add(case: 3, number)
    case .number(let number): add(case: 4, number.bitPattern)
    case .text(let text):
      writer.write(5)
      writer.write(text)
    case .list(let values): add(case: 6, values)
    case .lines(let values): add(case: 7, values)
    case .object(let members):
      add(case: 8, UInt64(members.count))
      for member in members {
        writer.write(member.name)
        add(member.value)
      }
    }
  }

  func add(_ number: Int) { writer.write(UInt64(truncatingIfNeeded: number)) }

  func add(_ number: Double) { writer.write(number.bitPattern) }

  func add(_ text: String) { writer.write(text) }

  /// Adds an optional text; a missing text and an empty text give different hashes.
  func add(_ text: String?) {
    writer.write(text == nil ? 0 : 1)
    if let text { writer.write(text) }
  }

  func add(_ look: LayoutRecord.ViewLook) { look.write(to: writer) }

  private func add(case number: UInt64, _ values: [JSONValue]) {
    add(case: number, UInt64(values.count))
    for value in values { add(value) }
  }

  private func add(case number: UInt64, _ word: UInt64) {
    writer.write(number)
    writer.write(word)
  }
}

import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// The formats of predicates that compare texts.
struct PredicateFormatTests {
  @Test func `a regular expression matches all of a text`() {
    let predicate = NSPredicate(format: "SELF MATCHES %@", ".*(tiny|small)$")
    #expect(predicate.evaluate(with: "basil--tiny"))
    #expect(!predicate.evaluate(with: "tiny--basil"))
    #expect(!NSPredicate(format: "SELF MATCHES %@", "a|ab").evaluate(with: "abc"))
    #expect(NSPredicate(format: "SELF MATCHES %@", "a|ab").evaluate(with: "ab"))
  }

  @Test(arguments: [
    ("SELF BEGINSWITH 'Ba'", true), ("SELF ENDSWITH \"il\"", true), ("SELF CONTAINS[c] 'AS'", true),
    ("SELF CONTAINS 'AS'", false), ("self == 'Basil'", true), ("SELF != 'Basil'", false),
    ("SELF LIKE 'B?s*'", true), ("SELF LIKE 'B?s'", false), ("SELF ==[cd] 'bäsil'", true),
  ])
  func `a text is compared with one in quotation marks`(format: String, expected: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: "Basil") == expected)
  }

  @Test func `arguments may be in an array`() {
    let predicate = NSPredicate(format: "SELF == %@", argumentArray: ["Basil"])
    #expect(predicate.evaluate(with: "Basil") && !predicate.evaluate(with: nil))
  }

  @MainActor @Test func `a key path is reported, and is never fulfilled`() {
    let log = ConsoleLog()
    let predicate = log.recording { NSPredicate(format: "name == %@", "Basil") }
    #expect(!predicate.evaluate(with: "Basil"))
    #expect(
      log.lines.contains { $0.contains("NSPredicate(format: \"name == %@\") is always false") })
  }
}

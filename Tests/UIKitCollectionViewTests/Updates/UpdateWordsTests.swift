import LayoutCore
import Testing

@testable import UIKit

/// The message for a batch that contradicts itself, in two sections of three items each.
struct UpdateWordsTests {
  struct Case: Sendable {
    let actions: [UpdateAction]
    let words: String

    init(_ actions: [UpdateAction], _ words: String) {
      (self.actions, self.words) = (actions, words)
    }
  }

  private static func place(_ section: Int, _ item: Int) -> ItemPlace {
    ItemPlace(section, item)
  }

  private func words(_ actions: [UpdateAction]) -> String? {
    do {
      _ = try UpdatePlan(before: [3, 3], after: [3, 3], actions: actions)
      return nil
    } catch {
      return error.words
    }
  }

  static let contradictions = [
    Case(
      [.deleteItem(place(0, 1)), .moveItem(place(0, 1), to: place(0, 0))],
      """
      attempt to perform a delete and a move from the same index path (<NSIndexPath> {length \
      = 2, path = 0 - 1})
      """),
    Case(
      [.moveItem(place(1, 2), to: place(0, 0)), .reloadItem(place(1, 2))],
      """
      attempt to perform a delete and a move from the same index path (<NSIndexPath> {length \
      = 2, path = 1 - 2})
      """),
    Case(
      [.insertItem(place(0, 1)), .moveItem(place(0, 0), to: place(0, 1))],
      """
      attempt to perform an insert and a move to the same index path (<NSIndexPath> {length \
      = 2, path = 0 - 1})
      """),
    Case(
      [.deleteItem(place(0, 2)), .reloadItem(place(0, 2))],
      """
      attempt to delete and reload the same index path (<NSIndexPath> {length = 2, path = 0 \
      - 2})
      """),
    Case(
      [.deleteSection(1), .moveSection(1, to: 0)],
      "attempt to perform a delete and a move from the same section (1)"),
    Case(
      [.insertSection(0), .moveSection(1, to: 0)],
      "attempt to perform an insert and a move to the same section (0)"),
    Case(
      [.reloadSection(1), .deleteSection(1)],
      "attempt to delete and reload the same section (1)"),
    Case(
      [.deleteItem(place(0, 2)), .deleteItem(place(0, 2))],
      "attempt to delete item 2 from section 0 twice"),
    Case(
      [.moveItem(place(0, 0), to: place(0, 2)), .moveItem(place(0, 1), to: place(0, 2))],
      "attempt to move item 2 into section 0 twice"),
  ]

  @Test(arguments: contradictions)
  func `K7 two changes of one thing are told apart`(batch: Case) {
    #expect(words(batch.actions) == batch.words)
  }

  static let missing = [
    Case(
      [.deleteItem(place(0, 3))],
      "attempt to delete item 3 from section 0 which only contains 3 items before the update"),
    Case(
      [.reloadItem(place(0, 20))],
      "attempt to delete item 20 from section 0 which only contains 3 items before the update"),
    Case(
      [.insertItem(place(0, 3))],
      """
      attempt to insert item 3 into section 0, but there are only 3 items in section 0 after \
      the update
      """),
    Case(
      [.moveItem(place(0, 3), to: place(0, 0))],
      """
      attempt to move index path (<NSIndexPath> {length = 2, path = 0 - 3}) that does not \
      exist - there are only 3 items in section 0 before the update
      """),
    Case(
      [.moveItem(place(0, 0), to: place(1, 3))],
      """
      attempt to move index path (<NSIndexPath> {length = 2, path = 0 - 0}) to index path \
      (<NSIndexPath> {length = 2, path = 1 - 3}) that does not exist - there are only 3 \
      items in section 1 after the update
      """),
    Case(
      [.deleteItem(place(2, 0))],
      """
      attempt to delete item 0 from section 2, but there are only 2 sections before the \
      update
      """),
    Case(
      [.insertItem(place(2, 0))],
      """
      attempt to insert item 0 into section 2, but there are only 2 sections after the \
      update
      """),
    Case(
      [.deleteSection(2)],
      "attempt to delete section 2, but there are only 2 sections before the update"),
    Case(
      [.reloadSection(2)],
      "attempt to delete section 2, but there are only 2 sections before the update"),
    Case(
      [.insertSection(2)],
      "attempt to insert section 2 but there are only 2 sections after the update"),
    Case(
      [.moveSection(2, to: 0)],
      "attempt to move section 2, but there are only 2 sections before the update"),
    Case(
      [.moveSection(0, to: 2)],
      "attempt to move section 0 to section 2, but there are only 2 sections after the update"),
  ]

  @Test(arguments: missing)
  func `K7 a change of something that is not there is named`(batch: Case) {
    #expect(words(batch.actions) == batch.words)
  }
}

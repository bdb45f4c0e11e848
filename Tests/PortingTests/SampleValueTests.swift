import StandIns
import Testing
import UIKit

/// The values that are chosen by the names of properties.
@MainActor struct SampleValueTests {
  private func text(_ name: String) -> String { standIn(name) }
  private func color(_ name: String) -> UIColor { standIn(name) }

  @Test func `the name of a thing is a thing's, and that of a person a person's`() {
    #expect(text("name") == "Evening primrose")
    #expect(text("Herb.name") == "Evening primrose")
    #expect(text("Author.name") == "Anna Berger")
    #expect(text("senderName") == "Anna Berger")
  }

  @Test func `a word inside of another one says nothing`() {
    #expect(text("sentiment") == "Evening primrose")
    #expect(text("arrivalTime") == "10:24")
  }

  @Test func `the texts of a list differ`() {
    let titles: [String] = standIn("titles")
    #expect(Set(titles).count == 3)
  }

  @Test func `the identifiers in lists inside of a list differ`() {
    let groups: [[String]] = standIn("itemID")
    #expect(Set(groups.joined()).count == groups.joined().count)
    let ids: [UUID] = standIn("ids")
    #expect(Set(ids).count == 3)
  }

  @Test func `random numbers of an app are the same in every run`() {
    func numbers() -> [Int] {
      SeededNumbers.restart()
      var list = (0..<9).shuffled()
      list.shuffle()
      return list + [.random(in: 0..<100), .random(in: 0...100), list.randomElement() ?? -1]
        + [Double.random(in: 0..<9), .random(in: 0...9)].map { Int($0 * 100) }
        + [Bool.random() ? 1 : 0]
    }
    let first = numbers()
    #expect(first == numbers())
    #expect(first.prefix(9).sorted() == Array(0..<9))
    #expect(Array(first.prefix(9)) != Array(0..<9))
  }

  @Test func `a number is of the kind that its name says`() {
    let (part, row, width): (Double, Int, CGFloat) = (
      standIn("progress"), standIn("selectedIndex"), standIn("borderWidth")
    )
    #expect(part == 0.6)
    #expect(row == 0)
    #expect(width == 1)
  }

  @Test func `a colour has the role that its name says`() {
    #expect(color("cardBackground") == .secondarySystemBackground)
    #expect(color("primaryText") == .label)
    #expect(color("secondaryTextColor") == .secondaryLabel)
    #expect(color("accentColor") == .systemBlue)
    #expect(color("darkRed") == .systemRed)
  }

  @Test func `a view of UIKit's that nothing describes is one of its class`() {
    let stack: UIStackView = standIn("rows")
    let table: UITableView = standIn("table")
    let controller: UINavigationController = standIn("navigation")
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(table.style == .plain)
    #expect(controller.viewControllers.isEmpty)
  }

  @Test func `a label that shows content has it, and another one has the text of its name`() {
    #expect(sampleText(forLabel: "authorNameLabel") == "Anna Berger")
    #expect(sampleText(forLabel: "titleLabel") == "Evening primrose")
    #expect(sampleText(forLabel: "memberSinceLabel") == nil)
  }

  @Test func `a view that only a document can make is made`() {
    #expect(DocumentView(coder: standInCoder()) != nil)
  }
}

/// A view that inherits no other initialiser.
private final class DocumentView: UIView {
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The values of RxSwift's sequences.
@MainActor struct RxSampleTests {
  @Test func `a sequence sends the value of its type`() {
    let (driver, relay): (Driver<String>, BehaviorRelay<Int?>) = (
      standIn("title"), standIn("count")
    )
    var found: [String] = []
    _ = driver.asObservable().subscribe(onNext: { found.append($0) })
    #expect(found == ["Evening primrose"])
    #expect(relay.value == 3)
  }

  @Test func `a subject is one of its kind`() {
    let subject: PublishSubject<Int> = standIn("taps")
    let observable: Observable<Int> = standIn("counts")
    var found: [Int] = []
    _ = observable.subscribe(onNext: { found.append($0) })
    _ = subject.subscribe(onNext: { found.append($0) })
    subject.onNext(7)
    #expect(found == [3, 7])
  }
}

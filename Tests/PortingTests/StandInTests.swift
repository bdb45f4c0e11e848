import Combine
import StandIns
import Testing
import UIKit

@testable import LayoutPreviews

private protocol Watering {}
private struct Rain: Watering {}
private class Shelf: Unknown, @unchecked Sendable {}
private final class Pot { var email: String? }
private final class Shed { weak var pot: Pot? }

/// A value with values of its own type inside.
private struct Nest: StandInValue {
  var inner: [Nest]
  var depth: Int { 1 + (inner.map(\.depth).max() ?? 0) }

  @MainActor static func makeStandIn() -> Any { Nest(inner: standIn("inner")) }
}

/// Values made by type, and constraints made by SnapKit's names.
@MainActor struct StandInTests {
  @Test func `a text is chosen by its name`() {
    let text: String = standIn("userEmail")
    #expect(text == "anna.berger@example.org")
  }

  @Test func `a weak property keeps the object that fills it`() {
    StandIns.register("Pot") { Pot() }
    let shed = Shed()
    fillStandIn(shed, \.pot, "pot")
    #expect(shed.pot != nil)
  }

  @Test func `an optional text is there`() {
    let text: String? = standIn("title")
    #expect(text != nil)
  }

  @Test func `a labelled box keeps its name`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(StandInBox("MKMapView"))
    let sample = SampleContent(filling: root)
    #expect(sample.note == nil)
    #expect((root.subviews.first?.subviews.first as? UILabel)?.text == "MKMapView")
  }

  @Test func `a list has three values`() {
    let list: [Int] = standIn("counts")
    #expect(list.count == 3)
  }

  @Test func `an optional object is nil`() {
    let object: NSObject? = standIn("owner")
    #expect(object == nil)
  }

  @Test func `an optional that an object shows has a value`() {
    let text: NSNumber? = contentStandIn("price")
    #expect(text != nil)
  }

  @Test func `a protocol has the value that is registered for it`() {
    StandIns.register("Watering") { Rain() }
    let found: any Watering = standIn("watering")
    #expect(found is Rain)
  }

  @Test func `two protocols have the value that conforms to both`() {
    StandIns.register("Watering") { Rain() }
    let found: any Watering & Sendable = standIn("watering")
    #expect(found is Rain)
  }

  @Test func `a class that is declared from its use has a value`() {
    let shelf: Shelf = standIn("shelf")
    #expect(type(of: shelf) == Shelf.self)
  }

  @Test func `a property of an object is filled`() {
    let pot = Pot()
    fillStandIn(pot, \.email, "email")
    #expect(pot.email == "anna.berger@example.org")
  }

  @Test func `values inside of values of the same type end`() {
    let pot: Nest = standIn("nest")
    #expect(pot.depth < 3)
  }

  @Test func `a section of a compositional layout has rows`() {
    let section: NSCollectionLayoutSection = standIn("gridSection")
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
      list, path, _ in list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot)
    list.layoutIfNeeded()
    #expect(list.visibleCells.map(\.frame.width) == [320, 320])
  }

  @Test func `the surroundings of a section have a phone's width`() {
    let surroundings: any NSCollectionLayoutEnvironment = standIn("environment")
    #expect(surroundings.container.effectiveContentSize.width == 393)
  }

  @Test func `a context of a store has a value`() throws {
    let context: NSManagedObjectContext = standIn("context")
    #expect(try context.count(for: NSFetchRequest<NSManagedObject>()) == 0)
  }

  @Test func `a value is made on another thread`() async {
    let title = await Task.detached { standIn("userEmail") as String }.value
    #expect(title == "anna.berger@example.org")
  }

  @Test func `identifiers that are made afresh differ`() {
    #expect(freshStandIn() != freshStandIn())
  }

  @Test func `a property's publisher sends a value`() {
    let publisher: Published<Int>.Publisher = standIn("count")
    var found: [Int] = []
    publisher.sink { found.append($0) }.cancel()
    #expect(found == [3])
  }

  @Test func `a publisher sends a value`() {
    let publisher: AnyPublisher<Int, Never> = standIn("count")
    var found: [Int] = []
    let ended = publisher.sink { found.append($0) }
    ended.cancel()
    #expect(found == [3])
  }

  @Test func `a name that ends in the letters of an identifier is a text`() {
    let text: String = standIn("video")
    #expect(text == "Evening primrose")
  }

  @Test func `the label of a labelled box is no content`() {
    #expect(!StandInBox("MapView").subviews.contains(where: PreviewInk.hasContent))
  }

  @Test func `constraints of SnapKit bind a view to its superview`() {
    let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60)), UIView())
    outer.addSubview(inner)
    inner.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview().inset(10)
      make.top.equalToSuperview().offset(5)
      make.height.equalTo(20)
    }
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 10, y: 5, width: 80, height: 20))
  }

  @Test func `an updated constraint of SnapKit keeps its place`() {
    let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60)), UIView())
    outer.addSubview(inner)
    inner.snp.makeConstraints { make in
      make.leading.top.equalToSuperview()
      make.size.equalTo(20)
    }
    inner.snp.updateConstraints { $0.size.equalTo(30) }
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 30, height: 30))
  }

  @Test func `constraints of SnapKit bind one view to another's side`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let (one, two) = (UIView(), UIView())
    outer.addSubview(one)
    outer.addSubview(two)
    one.snp.makeConstraints { make in
      make.leading.top.equalToSuperview()
      make.size.equalTo(CGSize(width: 20, height: 10))
    }
    two.snp.makeConstraints { make in
      make.top.equalTo(one.snp.bottom).offset(4)
      make.leading.equalTo(one)
      make.size.equalTo(one).multipliedBy(2)
    }
    outer.layoutIfNeeded()
    #expect(two.frame == CGRect(x: 0, y: 14, width: 40, height: 20))
  }
}

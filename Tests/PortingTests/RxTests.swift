import Foundation
import StandIns
import Testing
import UIKit

/// The stand-ins for RxSwift's sequences.
@MainActor struct RxTests {
  private let bag = DisposeBag()

  @Test func `a relay sends its current value and those that follow`() {
    let relay = BehaviorRelay(value: 1)
    var seen: [Int] = []
    relay.map { $0 * 10 }.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
    relay.accept(2)
    #expect(seen == [10, 20])
  }

  @Test func `a subscription ends with its bag`() {
    let subject = PublishSubject<Int>()
    var seen: [Int] = []
    var bag: DisposeBag? = DisposeBag()
    if let bag { subject.subscribe(onNext: { seen.append($0) }).disposed(by: bag) }
    subject.onNext(1)
    bag = nil
    subject.onNext(2)
    #expect(seen == [1])
  }

  @Test func `the latest values of two sequences are joined`() {
    let (one, two) = (BehaviorRelay(value: "oak"), BehaviorRelay(value: 1))
    var seen: [String] = []
    Observable.combineLatest(one.asObservable(), two.asObservable()) { "\($0)\($1)" }
      .subscribe(onNext: { seen.append($0) }).disposed(by: bag)
    two.accept(2)
    #expect(seen == ["oak1", "oak2"])
  }

  @Test func `a driver goes on after an error of its source`() {
    var seen: [Int] = []
    Observable<Int>.error(StandInError()).asDriver(onErrorJustReturn: 7)
      .drive(onNext: { seen.append($0) }).disposed(by: bag)
    #expect(seen == [7])
  }

  @Test func `the latest inner sequence replaces the one before`() {
    let (outer, old) = (PublishSubject<Int>(), PublishSubject<Int>())
    var seen: [Int] = []
    outer.flatMapLatest { $0 == 0 ? old : .just($0) }
      .subscribe(onNext: { seen.append($0) }).disposed(by: bag)
    outer.onNext(0)
    outer.onNext(5)
    old.onNext(9)
    #expect(seen == [5])
  }

  @Test func `no value follows the end of a sequence`() {
    var seen: [Int] = []
    Observable<Int>.of(1, 2, 3).take(2).subscribe(onNext: { seen.append($0) }).disposed(by: bag)
    #expect(seen == [1, 2])
  }

  @Test func `a property of a view is bound`() {
    let label = UILabel()
    Observable.just("Oak").bind(to: label.rx.text).disposed(by: bag)
    #expect(label.text == "Oak")
  }

  @Test func `a text field sends its text`() {
    let field = UITextField()
    field.text = "Elm"
    var seen: [String] = []
    field.rx.text.orEmpty.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
    #expect(seen == ["Elm"])
  }

  @Test func `a single gives its value once`() {
    var seen: [Int] = []
    Single<Int>.create { give in
      give(.success(4))
      return Disposables.create()
    }.subscribe(onSuccess: { seen.append($0) }).disposed(by: bag)
    #expect(seen == [4])
  }

  @Test func `a table shows the sections that a sequence sends`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let source = RxTableViewSectionedReloadDataSource<SectionModel<String, String>>(
      configureCell: { _, _, _, text in
        let cell = UITableViewCell()
        cell.textLabel?.text = text
        return cell
      })
    Observable.just([SectionModel(model: "", items: ["Oak", "Elm"])])
      .bind(to: table.rx.items(dataSource: source)).disposed(by: bag)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Oak", "Elm"])
  }

  @Test func `a list of cells is bound by a resource's identifier`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "HerbCell")
    Observable.just(["Oak", "Elm"]).bind(
      to: table.rx.items(
        cellIdentifier: R.reuseIdentifier.herbCell, cellType: UITableViewCell.self)
    ) { _, text, cell in cell.textLabel?.text = text }.disposed(by: bag)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Oak", "Elm"])
  }
}

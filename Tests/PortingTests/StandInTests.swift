import StandIns
import Testing
import UIKit

/// Values made by type, and constraints made by SnapKit's names.
@MainActor struct StandInTests {
  @Test func `a text is chosen by its name`() {
    let text: String = standIn("userEmail")
    #expect(text == "anna.berger@example.org")
  }

  @Test func `an optional text is there`() {
    let text: String? = standIn("title")
    #expect(text != nil)
  }

  @Test func `a list has three values`() {
    let list: [Int] = standIn("counts")
    #expect(list.count == 3)
  }

  @Test func `an optional object is nil`() {
    let object: NSObject? = standIn("owner")
    #expect(object == nil)
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

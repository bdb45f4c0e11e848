import Testing

@testable import UIKit

@MainActor struct RegisteredNibTests {
  private static func nib(_ objects: String) -> UINib {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          \(objects)
        </objects>
      </document>
      """
    return UINib(data: Data(text.utf8), bundle: nil)
  }

  private static let cell = """
    <tableViewCell id="ce"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="co"><subviews>
        <label id="la" text="Basil"/>
      </subviews></tableViewCellContentView>
    </tableViewCell>
    """

  @Test func `a table makes the cells of a nib`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(Self.nib(Self.cell), forCellReuseIdentifier: "herb")
    let cell = table.dequeueReusableCell(withIdentifier: "herb")
    #expect((cell?.contentView.subviews.first as? UILabel)?.text == "Basil")
    #expect(cell?.reuseIdentifier == "herb")
  }

  @Test func `each cell has views of its own`() {
    let table = UITableView(frame: .zero)
    table.register(Self.nib(Self.cell), forCellReuseIdentifier: "herb")
    let one = table.dequeueReusableCell(withIdentifier: "herb")
    let other = table.dequeueReusableCell(withIdentifier: "herb")
    #expect(one !== other)
    #expect(one?.contentView.subviews.first !== other?.contentView.subviews.first)
  }

  @Test func `a header of a nib is placed by the layout alone`() {
    final class Herbs: NSObject, UICollectionViewDataSource {
      func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
      func collectionView(
        _ list: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell() }
      func collectionView(
        _ list: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at path: IndexPath
      ) -> UICollectionReusableView {
        list.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "header", for: path)
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 50)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 800), collectionViewLayout: layout)
    let kind = UICollectionView.elementKindSectionHeader
    let header = """
      <collectionReusableView id="he"><rect key="frame" x="0" y="0" width="320" height="68"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      </collectionReusableView>
      """
    list.register(
      Self.nib(header), forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    let herbs = Herbs()
    list.dataSource = herbs
    list.layoutIfNeeded()
    list.frame.size.height = 400
    let view = list.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
    #expect(view?.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
  }

  @Test func `a nib with an object beside the cell ends the program (IB79)`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView(frame: .zero)
        table.register(
          Self.nib(Self.cell + #"<tapGestureRecognizer id="ta"/>"#), forCellReuseIdentifier: "herb")
        _ = table.dequeueReusableCell(withIdentifier: "herb")
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        """
        invalid nib registered for identifier (herb) - nib must contain exactly one top level \
        object which must be a UITableViewCell instance
        """))
  }
}

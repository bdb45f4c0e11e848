import Foundation
import Testing

@testable import UIKit

/// An object that is neither a view nor a controller, as the porting tool changes it.
class Librarian: NSObject, InterfaceBuilderObject, NibAwaking {
  var label: UILabel?
  private(set) var textsAtWaking: [String?] = []

  @MainActor class var interfaceBuilderMembers: InterfaceBuilderMembers {
    InterfaceBuilderMembers().property("label", \Librarian.label)
  }

  func awakeFromNib() { textsAtWaking.append(label?.text) }
}

/// Objects of a document that are neither views nor controllers (facts IB18, IB118).
@MainActor struct AwakingNibTests {
  private static let objects = """
    <customObject id="li-br" customClass="Librarian" customModule="UIKitInterfaceBuilderTests">
      <connections><outlet property="label" destination="la-be" id="o1"/></connections>
    </customObject>
    <label id="la-be" text="Basil"/>
    """

  @Test func `an object is woken once, after its outlets are connected (IB18, IB118)`() throws {
    let librarian: Librarian = try InlineNib(Self.objects).first()
    #expect(librarian.textsAtWaking == ["Basil"])
  }

  @Test func `the owner of a nib is not woken`() {
    let owner = Librarian()
    _ = InlineNib(Self.objects).objects(owner: owner)
    #expect(owner.textsAtWaking.isEmpty)
  }
}

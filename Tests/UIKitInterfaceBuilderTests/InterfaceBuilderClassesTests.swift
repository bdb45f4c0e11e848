import Foundation
import Testing

@testable import UIKit

/// A registry like the one that the porting tool writes at the end of a file.
private enum QuarterturnInterface_Shelf: InterfaceBuilderRegistry {
  @MainActor static var table: InterfaceBuilderTable {
    InterfaceBuilderTable().add("HerbShelf", NamedShelf.self)
      .refuse(NamedShelf.self, "no coder", file: "Shelf.swift", line: 12)
      .members(
        UIStackView.self, InterfaceBuilderMembers().property("tidiness", \UIStackView.tidiness))
  }
}

final class NamedShelf: UIView {}
final class LonelyShelf: UIView {}

private enum One { final class TwinShelf: UIView {} }
private enum Other { final class TwinShelf: UIView {} }

extension UIStackView {
  fileprivate var tidiness: CGFloat {
    get { spacing }
    set { spacing = newValue }
  }
}

@MainActor struct InterfaceBuilderClassesTests {
  private static let module = "UIKitInterfaceBuilderTests"

  private func named(_ name: String, _ modules: String...) -> AnyClass? {
    InterfaceBuilderClasses.named(name, in: modules, isObjectiveC: modules.isEmpty)
  }

  @Test func `a class is found by its module and name`() {
    #expect(named("LonelyShelf", Self.module) == LonelyShelf.self)
  }

  @Test func `a class is found in the next module if the first has none`() {
    #expect(named("NamedShelf", "Shop", Self.module) == NamedShelf.self)
  }

  @Test func `the only class of a name is found although the module has another name here`() {
    #expect(named("LonelyShelf", "Shop") == LonelyShelf.self)
  }

  @Test func `of two classes of a name in a module that is not here neither is found`() {
    #expect(named("TwinShelf", "Shop") == nil)
  }

  @Test func `a name without a module is that of Objective-C`() {
    #expect(named("HerbShelf") == NamedShelf.self)
    #expect(named("NamedShelf") == nil)
  }

  @Test func `UIKit's classes are found without a module`() {
    #expect(named("UIStackView") == UIStackView.self)
  }

  @Test func `a misspelt class has a nearest name`() {
    #expect(InterfaceBuilderClasses.nearest(to: "LonleyShelf") == "LonelyShelf")
    #expect(InterfaceBuilderClasses.nearest(to: "Xyzzy") == nil)
  }

  @Test func `a class that cannot be decoded has a reason, and another none`() {
    let reason = "its init(coder:) at Shelf.swift:12 only ends the program: no coder"
    #expect(InterfaceBuilderClasses.refusal(of: NamedShelf.self) == reason)
    #expect(InterfaceBuilderClasses.refusal(of: LonelyShelf.self) == nil)
  }

  private final class TidyStack: UIStackView {
    var title: UILabel?

    override class var interfaceBuilderMembers: InterfaceBuilderMembers {
      super.interfaceBuilderMembers.property("title", \TidyStack.title)
    }
  }

  @Test func `a class has its own members and those of extensions of its superclasses`() throws {
    let members = InterfaceBuilderMembers.all(of: TidyStack.self)
    #expect(members.properties.keys.sorted() == ["tidiness", "title"])
    let stack = TidyStack()
    #expect(try #require(members.properties["tidiness"]).set(stack, CGFloat(7)))
    #expect(stack.spacing == 7)
    #expect(InterfaceBuilderMembers.all(of: UIView.self).properties.isEmpty)
  }

  /// An owner like those that the porting tool extends, whose superclass has no members.
  private class Owner: NSObject, InterfaceBuilderObject {
    @MainActor class var interfaceBuilderMembers: InterfaceBuilderMembers {
      InterfaceBuilderMembers()
    }
  }

  private final class TitledOwner: Owner {
    var title: UILabel?

    override class var interfaceBuilderMembers: InterfaceBuilderMembers {
      super.interfaceBuilderMembers.property("title", \TitledOwner.title)
    }
  }

  @Test func `an owner that is no responder has members`() {
    let members = InterfaceBuilderMembers.all(of: TitledOwner.self)
    #expect(members.properties.keys.sorted() == ["title"])
  }
}

import Foundation
import Testing
import UIKit

final class NamedCell: UICollectionViewCell {}

@MainActor struct ClassNameTests {
  @Test func `a class tells its name with its module`() {
    #expect(NamedCell.description() == "UIKitControllerTests.NamedCell")
  }

  @Test func `a class is the one that a coder asks for`() {
    #expect(NamedCell.classForCoder() == NamedCell.self)
  }

  @Test func `a class tells its name where it is known by a type parameter`() {
    func name<Cell: UICollectionViewCell>(of type: Cell.Type) -> String { type.description() }
    #expect(name(of: NamedCell.self) == "UIKitControllerTests.NamedCell")
  }
}

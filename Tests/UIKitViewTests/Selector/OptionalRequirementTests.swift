import Foundation
import Testing
import UIKit

private protocol Shop: AnyObject {
  func count() -> Int
  func name() -> String
  func window() -> any Equatable
  func sign() -> UIView
}

extension Shop {
  func count() -> Int { _OptionalRequirement.unanswered() }
  func name() -> String { _OptionalRequirement.unanswered() }
  func window() -> any Equatable { _OptionalRequirement.unanswered() }
  func sign() -> UIView { _OptionalRequirement.unanswered() }
}

private final class Empty: Shop {}

private final class Bakery: Shop {
  func count() -> Int { 3 }
  func name() -> String { "bakery" }
}

struct OptionalRequirementTests {
  @Test func `a default's answer is none, whatever its type`() {
    let shop: any Shop = Empty()
    #expect(_OptionalRequirement.ask { shop.count() } == nil)
    #expect(_OptionalRequirement.ask { shop.name() } == nil)
    #expect(_OptionalRequirement.ask { shop.window() } == nil)
    #expect(_OptionalRequirement.ask { shop.sign() } == nil)
  }

  @Test func `an implementation's answer is told`() {
    let shop: any Shop = Bakery()
    #expect(_OptionalRequirement.ask { shop.count() } == 3)
    #expect(_OptionalRequirement.ask { shop.name() } == "bakery")
  }

  @Test func `an answer may need another question`() {
    let (empty, bakery): (any Shop, any Shop) = (Empty(), Bakery())
    let answer = _OptionalRequirement.ask {
      _OptionalRequirement.ask { empty.count() } ?? bakery.count()
    }
    #expect(answer == 3)
  }

  @Test func `what is asked is also kept alive once`() {
    final class Held {}
    weak var held: Held?
    do {
      let answer = _OptionalRequirement.ask { () -> Held in
        let new = Held()
        held = new
        return new
      }
      #expect(answer === held)
    }
    #expect(held == nil)
  }
}

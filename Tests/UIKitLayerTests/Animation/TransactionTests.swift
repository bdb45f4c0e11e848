import Testing

@testable import UIKit

@MainActor struct TransactionTests {
  private let clock = AnimationClock()
  private let root = CALayer()
  private let layer = CALayer()

  init() { root.addSublayer(layer) }

  private var x: CGFloat? { layer.presentation()?.position.x }

  @Test func `a layer without a view animates its changes in a transaction`() {
    clock.perform {
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.position.x = 100
      CATransaction.commit()
    }
    clock.advance(to: 0.5)
    #expect(x == 25)
    clock.advance(to: 2)
    #expect(layer.animationKeys() == nil)
  }

  @Test func `it takes a quarter of a second unless the transaction says otherwise`() {
    clock.perform {
      CATransaction.begin()
      layer.position.x = 100
      CATransaction.commit()
    }
    #expect(clock.end == 0)
    clock.advance(to: 0.2)
    #expect(x ?? 0 > 50 && x ?? 100 < 100)
    clock.advance(to: 0.25)
    #expect(x == 100)
  }

  @Test func `without actions changes show at once`() {
    clock.perform {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.position.x = 100
      CATransaction.commit()
    }
    #expect(x == 100)
  }

  @Test func `a layer that is nowhere, and one outside of transactions, changes at once`() {
    let lonely = CALayer()
    clock.perform {
      layer.position.x = 100
      CATransaction.begin()
      lonely.position.x = 100
      CATransaction.commit()
    }
    #expect(x == 100)
    #expect(lonely.animations == nil)
  }

  @Test func `the completion comes after the transaction's animations, those of views too`() {
    let view = UIView(frame: .zero)
    var log: [Double] = []
    clock.perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append(clock.time) }
      UIView.animate(withDuration: 3) { view.alpha = 0 }
      layer.position.x = 100
      CATransaction.commit()
    }
    clock.advance(to: 2.9)
    #expect(log == [])
    clock.advance(to: 4)
    #expect(log == [3])
  }

  @Test func `without a clock the completion comes at the commit`() {
    var isDone = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isDone = true }
    layer.position.x = 100
    #expect(!isDone)
    CATransaction.commit()
    #expect(isDone)
  }
}

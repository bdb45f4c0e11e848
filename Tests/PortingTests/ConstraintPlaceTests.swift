import StandIns
import Testing

@testable import UIKit

/// The places of constraints that libraries make.
@MainActor struct ConstraintPlaceTests {
  @Test func `a constraint of SnapKit is at the line of the app that relates it`() throws {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.snp.makeConstraints { $0.top.equalToSuperview() }
    let constraint = try #require(outer.constraints.first)
    #expect(String(describing: constraint.location).contains("ConstraintPlaceTests.swift"))
  }
}

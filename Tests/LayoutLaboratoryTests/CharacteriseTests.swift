import Foundation
import LayoutLaboratory
import Testing
import UIKit

@MainActor struct CharacteriseTests {
  private func found(
    _ layout: @escaping @MainActor () -> UICollectionViewLayout
  ) throws -> Characterisation {
    try Laboratory(sections: [30], delegate: WidthDelegate(), layout: layout).characterise()
  }

  @Test(arguments: [
    (Characterisation.Probe.x, true), (.y, false), (.width, true), (.height, false),
    (.rotation, true),
  ])
  func `W2 a flow layout is invalid after changes across scrolling`(
    probe: Characterisation.Probe, invalidates: Bool
  ) throws {
    let response = try found { UICollectionViewFlowLayout() }.response(to: probe)
    #expect(response?.invalidates == invalidates)
    #expect(response?.timesPrepared == (invalidates ? 1 : 0))
  }

  @Test func `B5 its context keeps the delegate's metrics`() throws {
    let context = try found { UICollectionViewFlowLayout() }.response(to: .width)?.context
    #expect(context?.summary == "attributes")
  }

  @Test func `B6 a rotation asks it for no size, and that shows`() throws {
    let response = try found { UICollectionViewFlowLayout() }.response(to: .rotation)
    #expect(response?.sizesAsked == 0)
    #expect(response?.outdated?.count == 30)
  }

  @Test(arguments: [
    Characterisation.Probe.invalidateLayout, .freshContext, .reloadData,
  ])
  func `B11 what asks for all sizes again`(probe: Characterisation.Probe) throws {
    #expect(try found { UICollectionViewFlowLayout() }.response(to: probe)?.sizesAsked == 30)
  }

  @Test func `the repaired layout asks again and keeps no wrong size`() throws {
    let response = try found { AskingFlowLayout() }.response(to: .rotation)
    #expect(response?.sizesAsked == 30)
    #expect(response?.outdated == nil)
  }

  @Test func `a cache of attributes is seen to survive`() throws {
    let found = try found { CachingList() }
    #expect(found.response(to: .y)?.keepsAttributes == true)
    #expect(found.response(to: .rotation)?.keepsAttributes == false)
  }

  @Test func `the findings of a plain flow layout tell the first post's story`() throws {
    let findings = try found { UICollectionViewFlowLayout() }.findings
    #expect(
      findings.first == """
        A change of x or width makes the layout invalid, a change of y or height does not: only what \
        lies across the direction of scrolling counts.
        """)
    #expect(findings.contains { $0.hasPrefix("A rotation does not request sizes again: the 30") })
    #expect(findings.contains { $0.contains("the delegate would now return 235 × 50") })
  }
}

import Foundation
import Testing
import UIKit

@MainActor @Suite struct EverythingTests {
  @Test func `everything includes items without extent`() {
    let stage = ListStage([["a", "b"]])
    stage.layout.itemSize = .zero
    #expect(stage.view.attributesOfEverything().map(\.indexPath.item) == [0, 1])
  }
}

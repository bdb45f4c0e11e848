import Foundation
import Testing
import UIKit

@MainActor @Suite struct EdgeContactTests {
  @Test func `a cell that only touches the visible part is not loaded (A47)`() {
    let stage = ListStage([(0..<40).map(String.init)])
    stage.view.contentOffset.y = 380
    stage.view.layoutIfNeeded()
    #expect(stage.words == ["19", "20", "21", "22", "23"])
  }
}

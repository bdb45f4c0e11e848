import Testing
import UIKit

@MainActor struct StoryboardTests {
  @Test func `a segue of a program's own calls its closure between its controllers`() {
    let (list, detail) = (UIViewController(), UIViewController())
    var count = 0
    let segue = UIStoryboardSegue(identifier: "detail", source: list, destination: detail) {
      count += 1
    }
    segue.perform()
    #expect(count == 1)
    #expect(segue.identifier == "detail")
    #expect(segue.source === list)
    #expect(segue.destination === detail)
  }

  @Test func `a storyboard of a subclass makes the controllers itself`() {
    final class Board: UIStoryboard {
      override func instantiateViewController(withIdentifier identifier: String) -> UIViewController
      {
        let controller = UIViewController()
        controller.title = identifier
        return controller
      }
    }
    let board = Board(name: "Main", bundle: nil)
    #expect(board.instantiateViewController(withIdentifier: "detail").title == "detail")
    #expect(UIViewController().storyboard == nil)
  }

  @Test func `a controller of a storyboard that is not there ends the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "a")
      }
    }
    let words = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(words?.contains("Could not find a storyboard named 'Main' in bundle") == true)
  }

  @Test func `a segue by a name that no storyboard has ends the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIViewController().performSegue(withIdentifier: "detail", sender: nil)
      }
    }
    let words = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(words?.contains("has no segue with identifier 'detail'") == true)
  }
}

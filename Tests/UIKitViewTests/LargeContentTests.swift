import Testing
import UIKit

/// Interactions of views, and the content that the system shows enlarged.
@MainActor struct LargeContentTests {
  private final class Note: UILargeContentViewerInteraction {
    var log: [String] = []
    override func willMove(to view: UIView?) { log.append("will \(view?.tag ?? 0)") }
    override func didMove(to view: UIView?) {
      super.didMove(to: view)
      log.append("did \(view?.tag ?? 0)")
    }
  }

  @Test func `an interaction belongs to one view, and hears of its moves`() {
    let (first, second, note) = (UIView(), UIView(), Note())
    (first.tag, second.tag) = (1, 2)
    first.addInteraction(note)
    first.addInteraction(note)
    #expect(note.view === first && first.interactions.count == 1)
    second.addInteraction(note)
    #expect(note.view === second && first.interactions.isEmpty)
    second.interactions = []
    #expect(note.view == nil)
    #expect(
      note.log == ["will 1", "did 1", "will 0", "did 0", "will 2", "did 2", "will 0", "did 0"])
  }

  @Test func `enlarged content is nothing until it is set`() {
    let view = UIView()
    #expect(!view.showsLargeContentViewer && view.largeContentTitle == nil)
    view.showsLargeContentViewer = true
    view.largeContentTitle = "Basil"
    view.largeContentImage = UIImage.add
    view.scalesLargeContentImage = true
    view.largeContentImageInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let item: any UILargeContentViewerItem = view
    #expect(item.showsLargeContentViewer && item.largeContentTitle == "Basil")
    #expect(item.largeContentImage != nil && item.scalesLargeContentImage)
    #expect(item.largeContentImageInsets.right == 4)
    #expect(!UILargeContentViewerInteraction.isEnabled)
  }

  @Test func `a view's content has the scale of the screen, or one that was set`() {
    let (window, view) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIView())
    window.addSubview(view)
    #expect(view.contentScaleFactor == window.traitCollection.displayScale)
    view.contentScaleFactor = 1
    #expect(view.contentScaleFactor == 1)
  }

  @Test func `labels, fields and text views may follow the text size`() {
    let views: [any UIContentSizeCategoryAdjusting] = [UILabel(), UITextField(), UITextView()]
    for view in views {
      #expect(!view.adjustsFontForContentSizeCategory)
      view.adjustsFontForContentSizeCategory = true
      #expect(view.adjustsFontForContentSizeCategory)
    }
    #expect(!UIAccessibility.buttonShapesEnabled)
  }
}

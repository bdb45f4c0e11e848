import UIKit

extension Question {
  /// Changes of the offset alone.
  static let scrolling = [
    calls("scrolling does not invalidate a flow layout", "C8", "B2", "B29") {
      ListStage.flow.calls { $0.contentOffset.y = 60 }
        .only("context", "invalidateLayout()", "invalidateLayout(with:)", "prepare").folded
    },
    calls("scrolling a layout that wants to be invalidated", "C9") {
      let stage = ListStage.rows
      stage.layout.isAlwaysInvalid = true
      return stage.calls { $0.contentOffset.y = 60 }
        .only("context", "invalidateLayout(with:)", "prepare", "contentSize", "elements").firsts
    },
    calls("scrolling by a page, cells come before others go", "C12") {
      let stage = ListStage.flow
      stage.delegate = ListDelegate(stage.log)
      return stage.calls { $0.contentOffset.y = 300 }.only("cell", "didEndDisplaying").firsts
    },
    calls("attributes are applied again only where they differ", "C13") {
      let stage = ListStage.rows
      let same = stage.calls { _ in stage.layout.invalidateLayout() }.only("apply")
      stage.layout.change = { if $0.indexPath.item == 2 { $0.alpha = 0.5 } }
      let other = stage.calls { _ in stage.layout.invalidateLayout() }.only("apply")
      return ["the same"] + same + ["one of another alpha"] + other
    },
    calls("scrolling past the end is not clamped, and told", "F3") {
      let stage = ListStage.flow
      stage.delegate = ListDelegate(stage.log)
      return stage.calls { $0.contentOffset.y = 5000 }.only("didScroll").folded
        + ["ends at " + Names.point(stage.view.contentOffset)]
    },
    calls("every call of scrolling by a page") {
      let stage = ListStage.flow
      stage.delegate = ListDelegate(stage.log)
      return stage.calls { $0.contentOffset.y = 300 }
    },
  ]
}

import UIKit

extension Question {
  /// From nothing to the first cells on the screen.
  static let firstPresentation = [
    calls("before it is first prepared a controller's layout is invalidated", "B16") {
      let log = CallLog()
      let controller = UICollectionViewController(
        collectionViewLayout: RecordingFlowLayout(log))
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
      window.rootViewController = controller
      window.isHidden = false
      window.layoutIfNeeded()
      return log.lines.before("prepare").only("invalidateLayout()")
    },
    calls("prepare comes before every question about elements", "C2") {
      let stage = ListStage(flow: [30])
      stage.settle()
      return Array(stage.log.lines.only("prepare", "contentSize", "elements").prefix(1)).names
    },
    calls("the calls of a first layout, each where it comes first", "C1") {
      let stage = firstSized()
      return stage.log.lines.only(
        "prepare", "numberOfSections", "numberOfItems", "size", "contentSize", "elements", "cell",
        "apply"
      ).firsts
    },
    calls("the content size is asked before the elements and after them", "C4", "C10") {
      let stage = firstSized()
      return stage.log.lines.only("contentSize", "elements", "cell").firsts
        + stage.log.lines.only("contentSize", "elements").names.folded
    },
    value("how many of 30 sizes are asked before the content size is first known", "B28") {
      "\(firstSized().log.lines.before("contentSize").only("size").count)"
    },
    calls(
      "the rectangles that are asked for at first, and while scrolling by 10 and by a page", "C7"
    ) {
      let stage = ListStage(flow: [30])
      stage.settle()
      let first = stage.log.lines.only("elements").folded
      let little = stage.calls { $0.contentOffset.y = 10 }.only("elements").folded
      let page = stage.calls { $0.contentOffset.y = 310 }.only("elements").folded
      return first + ["scrolled by 10"] + little + ["scrolled by a page"] + page
    },
    calls("without sections the elements are asked for all the same", "A46") {
      let stage = ListStage(flow: [])
      stage.settle()
      return stage.log.lines.only("elements").folded
    },
    calls("every call of a first layout") { firstSized().log.lines },
  ]

  @MainActor private static func firstSized() -> ListStage<RecordingFlowLayout> {
    let stage = ListStage(flow: [30])
    stage.delegate = SizeDelegate(stage.log, size: CGSize(width: 100, height: 50))
    stage.settle()
    return stage
  }
}

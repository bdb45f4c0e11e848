import UIKit

// Observers as clients write them: that it compiles is most of the test.

/// A view that is as high as its content, whose size it observes.
class ObservedShelf: UICollectionView {
  private(set) var heights: [CGFloat] = []
  private var token: NSKeyValueObservation?

  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
    token = observe(\.contentSize, options: [.new, .old]) { [weak self] shelf, change in
      guard let self = self, let size = change.newValue, size != change.oldValue else { return }
      self.heights.append(size.height)
      shelf.invalidateIntrinsicContentSize()
    }
  }

  required init?(coder aDecoder: NSCoder) { fatalError() }

  override var contentSize: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }
}

/// A view that shows the position of another one.
class OffsetLabel: UILabel {
  private var tokens: [NSKeyValueObservation] = []
  private lazy var boundsToken = observe(\.bounds) { (label, change) in _ = change.isPrior }

  func follow(_ scrollView: UIScrollView) {
    tokens.forEach { $0.invalidate() }
    tokens = [
      scrollView.observe(\.contentOffset) { [weak self] view, _ in
        self?.text = "\(view.contentOffset.y)"
      },
      scrollView.observe(\UIScrollView.contentInset, options: .new) { [unowned self] _, change in
        self.text = change.newValue.map { "\($0.top)" }
      },
    ]
    _ = boundsToken
  }
}

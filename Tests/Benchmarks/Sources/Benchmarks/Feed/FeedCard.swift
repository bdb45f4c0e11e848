import UIKit

/// A view that shows a post.
@MainActor protocol FeedCard: UIView {
  init(frame: CGRect)
  var parts: FeedParts { get }
}

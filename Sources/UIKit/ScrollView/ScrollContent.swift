import Foundation

/// How large the content of a scroll view is, and the room that was added around it.
struct ScrollContent {
  var size = CGSize.zero
  var inset = UIEdgeInsets.zero
}

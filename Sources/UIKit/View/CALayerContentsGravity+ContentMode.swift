extension CALayerContentsGravity {
  /// Makes the gravity that places contents in the same way as a content mode.
  init(_ mode: UIView.ContentMode) {
    switch mode {
    case .scaleToFill, .redraw: self = .resize
    case .scaleAspectFit: self = .resizeAspect
    case .scaleAspectFill: self = .resizeAspectFill
    case .center: self = .center
    case .top: self = .top
    case .bottom: self = .bottom
    case .left: self = .left
    case .right: self = .right
    case .topLeft: self = .topLeft
    case .topRight: self = .topRight
    case .bottomLeft: self = .bottomLeft
    case .bottomRight: self = .bottomRight
    }
  }
}

extension ContentPlacement {
  /// Makes the placement that corresponds to a view's content mode.
  init(_ mode: UIView.ContentMode) { self.init(CALayerContentsGravity(mode)) }
}

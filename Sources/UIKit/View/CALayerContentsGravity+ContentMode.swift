extension CALayerContentsGravity {
  /// Makes the gravity of the same placement as a content mode's.
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
  /// The placement that a view's content mode means.
  init(_ mode: UIView.ContentMode) { self.init(CALayerContentsGravity(mode)) }
}

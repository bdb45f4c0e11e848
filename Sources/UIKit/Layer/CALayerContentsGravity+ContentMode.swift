extension CALayerContentsGravity {
  /// The content mode of the same placement.
  var contentMode: UIView.ContentMode {
    switch self {
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    default: .scaleToFill
    }
  }

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

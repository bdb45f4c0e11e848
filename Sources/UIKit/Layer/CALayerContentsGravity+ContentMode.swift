extension CALayerContentsGravity {
  /// The content mode that places alike.
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

  /// The gravity that places as a content mode does.
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

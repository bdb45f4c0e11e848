import Foundation

/// The view that draws a background configuration behind a cell's content.
final class ConfiguredBackground: UIView {
  let fill = UIView(frame: .zero)
  private let border = UIView(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  /// The background that the view draws.
  var configuration = UIBackgroundConfiguration.clear() {
    didSet { if configuration != oldValue { show(replacing: oldValue.customView) } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(fill)
    show(replacing: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func show(replacing former: UIView?) {
    let custom = configuration.customView
    if former !== custom { former?.removeFromSuperview() }
    if let custom, custom.superview !== self { insertSubview(custom, at: 0) }
    fill.isHidden = custom != nil
    fill.layer.cornerRadius = configuration.cornerRadius
    custom?.layer.cornerRadius = configuration.cornerRadius
    configuration.shadowProperties.apply(to: fill.layer)
    show(border, configuration.strokeWidth > 0)
    border.layer.borderWidth = configuration.strokeWidth
    border.layer.cornerRadius = configuration.cornerRadius + configuration.strokeOutset
    show(picture, configuration.image != nil)
    picture.image = configuration.image
    picture.contentMode = configuration.imageContentMode
    picture.layer.cornerRadius = configuration.cornerRadius
    picture.clipsToBounds = true
    color()
    setNeedsLayout()
  }

  /// Adds a subview if it is shown, such as the border or the image, and otherwise removes it.
  private func show(_ view: UIView, _ isShown: Bool) {
    guard isShown != (view.superview === self) else { return }
    if isShown { addSubview(view) } else { view.removeFromSuperview() }
  }

  private func color() {
    let tint: UIColor = tintColor
    fill.backgroundColor = configuration.resolvedBackgroundColor(for: tint)
    border.layer.borderColor = configuration.resolvedStrokeColor(for: tint).cgColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    color()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var insets = configuration.backgroundInsets
    let margins = superview?.directionalLayoutMargins ?? .zero
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    let area = bounds.inset(by: insets.resolved(isRightToLeft: isRightToLeft))
    fill.frame = area
    configuration.customView?.frame = area
    picture.frame = area
    border.frame = area.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
  }
}

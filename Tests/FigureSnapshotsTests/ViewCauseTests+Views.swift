import Foundation
import UIKit

/// Single changes of stack views, and of a card with its layers and its image.
extension ViewCauseTests {
  nonisolated static let stackChanges: [Change<StackScreen>] = [
    .init("rows: spacing 8 → 12; 2 other views moved") { $0.rows.spacing = 12 },
    .init("rows: custom spacing none → 30 after heading; 2 other views moved") {
      $0.rows.setCustomSpacing(30, after: $0.heading)
    },
    .init("rows: alignment fill → leading; 4 other views resized") { $0.rows.alignment = .leading },
    .init("rows › colors: axis horizontal → vertical; 3 other views moved or resized") {
      $0.colors.axis = .vertical
    },
    .init("rows › colors: distribution fill → fillEqually; …") {
      $0.colors.distribution = .fillEqually
    },
    .init("rows › colors: order red, green, blue → green, blue, red; 3 other views moved") {
      $0.colors.addArrangedSubview($0.red)
    },
    .init("rows › subtitle vanished; 2 other views moved or resized") {
      $0.subtitle.removeFromSuperview()
    },
    .init("rows › note no longer hidden; 2 other views moved or resized") {
      $0.note.isHidden = false
    },
    .init(
      "rows: layout margins standard → top 8, leading 8, bottom 8, trailing 8, "
        + "layout margins relative arrangement; 4 other views resized"
    ) {
      $0.rows.isLayoutMarginsRelativeArrangement = true
      $0.rows.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    },
    .init("rows: baseline relative arrangement; 2 other views moved") {
      $0.rows.isBaselineRelativeArrangement = true
    },
    .init("rows › heading: text “Trips” → “Journeys”") { $0.heading.text = "Journeys" },
    .init("rows: spacing 8 → 30; 2 other views moved") { $0.rows.spacing = 30 },
    .init("rows: translates autoresizing mask into constraints; …") {
      $0.rows.translatesAutoresizingMaskIntoConstraints = true
    },
    .init("rows › badge appeared; 3 other views moved or resized") {
      let badge = UILabel()
      badge.text = "2"
      badge.accessibilityIdentifier = "badge"
      $0.rows.insertArrangedSubview(badge, at: 1)
    },
  ]

  nonisolated static let cardChanges: [Change<CardScreen>] = [
    .init("card: rounded corners all → top left, top right") {
      $0.card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    },
    .init("card: corner curve circular → continuous") {
      $0.card.layer.cornerCurve = .continuous
    },
    .init("card: corner radius 12 → 20") { $0.card.layer.cornerRadius = 20 },
    .init("card: border width 1 → 3") { $0.card.layer.borderWidth = 3 },
    .init("card: border color #000000 → #FF0000") {
      $0.card.layer.borderColor = UIColor.red.cgColor
    },
    .init("card: shadow radius 8 → 12") { $0.card.layer.shadowRadius = 12 },
    .init("card: shadow opacity 0.5 → 0.3") { $0.card.layer.shadowOpacity = 0.3 },
    .init("card: shadow offset 0,4 → 0,8") {
      $0.card.layer.shadowOffset = CGSize(width: 0, height: 8)
    },
    .init("card: shadow color #000000 → #FF0000") {
      $0.card.layer.shadowColor = UIColor.red.cgColor
    },
    .init("back: shadow opacity 0 → 0.5, radius 3, offset 0,-3, color #000000") {
      $0.back.layer.shadowOpacity = 0.5
    },
    .init("card: shadow path none → 4 points in 20,20 100×140") {
      $0.card.layer.shadowPath =
        UIBezierPath(rect: CGRect(x: 20, y: 20, width: 100, height: 140)).cgPath
    },
    .init("back: mask none → CAShapeLayer of 9 points in 0,0 80×80") {
      let mask = CAShapeLayer()
      mask.path = UIBezierPath(ovalIn: $0.back.bounds).cgPath
      mask.frame = $0.back.bounds
      $0.back.layer.mask = mask
    },
    .init("back: z position 0 → 1") { $0.back.layer.zPosition = 1 },
    .init("back moved in front of badge") { $0.view.bringSubviewToFront($0.back) },
    .init("badge moved behind card") { $0.view.sendSubviewToBack($0.badge) },
    .init("card: rotated 5°") {
      $0.card.transform = CGAffineTransform(rotationAngle: 5 * .pi / 180)
    },
    .init("card: scaled 1.1") { $0.card.transform = CGAffineTransform(scaleX: 1.1, y: 1.1) },
    .init("card: flipped horizontally") {
      $0.card.transform = CGAffineTransform(scaleX: -1, y: 1)
    },
    .init("card: rotated 30° around x") {
      $0.card.layer.transform = CATransform3DMakeRotation(.pi / 6, 1, 0, 0)
    },
    .init("card: rotated 30° around y, perspective 500") {
      var transform = CATransform3DIdentity
      transform.m34 = -1 / 500
      $0.card.layer.transform = CATransform3DRotate(transform, .pi / 6, 0, 1, 0)
    },
    .init("card › shape: line width 1 → 3") { $0.shape.lineWidth = 3 },
    .init("card › shape: stroke color #000000 → #FF0000") {
      $0.shape.strokeColor = UIColor.red.cgColor
    },
    .init("card › shape: fill color #FFFFFF → #0000FF") {
      $0.shape.fillColor = UIColor.blue.cgColor
    },
    .init("card › shape: stroke end 1 → 0.5") { $0.shape.strokeEnd = 0.5 },
    .init("card › shape: line dash pattern none → 4, 2") { $0.shape.lineDashPattern = [4, 2] },
    .init("card › shape: path 9 points in 0,0 30×30 → …") {
      $0.shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 20)).cgPath
    },
    .init("card › shape: frame.x 16 → 20") { $0.shape.frame.origin.x = 20 },
    .init("card › glow: colors #FF0000, #0000FF → #FF0000, #00FF00") {
      $0.glow.colors = [UIColor.red.cgColor, UIColor.green.cgColor]
    },
    .init("card › glow: end point 0.5,1 → 1,1") { $0.glow.endPoint = CGPoint(x: 1, y: 1) },
    .init("card › glow: locations even → 0, 0.5") { $0.glow.locations = [0, 0.5] },
    .init("card › glow vanished") { $0.glow.removeFromSuperlayer() },
    .init("card › glow moved behind shape") {
      $0.card.layer.insertSublayer($0.glow, below: $0.shape)
    },
    .init("card › avatar: another image of 20×20") { $0.avatar.image = CardScreen.image(of: .red) },
    .init("card › avatar: image 20×20 → 24×24") {
      $0.avatar.image = CardScreen.image(of: .black, side: 24)
    },
    .init("card › avatar: rendering mode automatic → alwaysTemplate") {
      $0.avatar.image = $0.avatar.image?.withRenderingMode(.alwaysTemplate)
    },
    .init("card › avatar: content mode scaleToFill → center") { $0.avatar.contentMode = .center },
    .init("card › avatar: cap insets none → top 5, left 5, bottom 5, right 5") {
      $0.avatar.image = $0.avatar.image?.resizableImage(
        withCapInsets: UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
    },
    .init("card: background #FFFF00 → #00FFFF") { $0.card.backgroundColor = .cyan },
    .init("card: alpha 1 → 0.5") { $0.card.alpha = 0.5 },
    .init("card: clips no → yes") { $0.card.clipsToBounds = true },
    .init("badge hidden") { $0.badge.isHidden = true },
    .init("card › caption: frame.x 16 → 24") { $0.caption.frame.origin.x = 24 },
    .init("card: frame.width 200 → 240") { $0.card.frame.size.width = 240 },
  ]
}

// The keys of Core Animation, and the names of values that Swift 4.2 replaced, which older projects
// still use.

/// The key of a layer's transition.
public let kCATransition = "transition"

/// The key of the action when a layer becomes visible.
public let kCAOnOrderIn = "onOrderIn"

/// The key of the action when a layer is removed.
public let kCAOnOrderOut = "onOrderOut"

/// The earlier name of `CATransitionType.fade`.
@available(swift, deprecated: 4.2, renamed: "CATransitionType.fade")
public var kCATransitionFade: CATransitionType { .fade }

/// The earlier name of `CATransitionType.moveIn`.
@available(swift, deprecated: 4.2, renamed: "CATransitionType.moveIn")
public var kCATransitionMoveIn: CATransitionType { .moveIn }

/// The earlier name of `CATransitionType.push`.
@available(swift, deprecated: 4.2, renamed: "CATransitionType.push")
public var kCATransitionPush: CATransitionType { .push }

/// The earlier name of `CATransitionType.reveal`.
@available(swift, deprecated: 4.2, renamed: "CATransitionType.reveal")
public var kCATransitionReveal: CATransitionType { .reveal }

/// The earlier name of `CATransitionSubtype.fromRight`.
@available(swift, deprecated: 4.2, renamed: "CATransitionSubtype.fromRight")
public var kCATransitionFromRight: CATransitionSubtype { .fromRight }

/// The earlier name of `CATransitionSubtype.fromLeft`.
@available(swift, deprecated: 4.2, renamed: "CATransitionSubtype.fromLeft")
public var kCATransitionFromLeft: CATransitionSubtype { .fromLeft }

/// The earlier name of `CATransitionSubtype.fromTop`.
@available(swift, deprecated: 4.2, renamed: "CATransitionSubtype.fromTop")
public var kCATransitionFromTop: CATransitionSubtype { .fromTop }

/// The earlier name of `CATransitionSubtype.fromBottom`.
@available(swift, deprecated: 4.2, renamed: "CATransitionSubtype.fromBottom")
public var kCATransitionFromBottom: CATransitionSubtype { .fromBottom }

/// The earlier name of `CAMediaTimingFunctionName.linear`.
@available(swift, deprecated: 4.2, renamed: "CAMediaTimingFunctionName.linear")
public var kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName { .linear }

/// The earlier name of `CAMediaTimingFunctionName.easeIn`.
@available(swift, deprecated: 4.2, renamed: "CAMediaTimingFunctionName.easeIn")
public var kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName { .easeIn }

/// The earlier name of `CAMediaTimingFunctionName.easeOut`.
@available(swift, deprecated: 4.2, renamed: "CAMediaTimingFunctionName.easeOut")
public var kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName { .easeOut }

/// The earlier name of `CAMediaTimingFunctionName.easeInEaseOut`.
@available(swift, deprecated: 4.2, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
public var kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName { .easeInEaseOut }

/// The earlier name of `CAMediaTimingFunctionName.default`.
@available(swift, deprecated: 4.2, renamed: "CAMediaTimingFunctionName.default")
public var kCAMediaTimingFunctionDefault: CAMediaTimingFunctionName { .default }

/// The earlier name of `CAMediaTimingFillMode.forwards`.
@available(swift, deprecated: 4.2, renamed: "CAMediaTimingFillMode.forwards")
public var kCAFillModeForwards: CAMediaTimingFillMode { .forwards }

/// The earlier name of `CAMediaTimingFillMode.backwards`.
@available(swift, deprecated: 4.2, renamed: "CAMediaTimingFillMode.backwards")
public var kCAFillModeBackwards: CAMediaTimingFillMode { .backwards }

/// The earlier name of `CAMediaTimingFillMode.both`.
@available(swift, deprecated: 4.2, renamed: "CAMediaTimingFillMode.both")
public var kCAFillModeBoth: CAMediaTimingFillMode { .both }

/// The earlier name of `CAMediaTimingFillMode.removed`.
@available(swift, deprecated: 4.2, renamed: "CAMediaTimingFillMode.removed")
public var kCAFillModeRemoved: CAMediaTimingFillMode { .removed }

/// The earlier name of `CAAnimationCalculationMode.linear`.
@available(swift, deprecated: 4.2, renamed: "CAAnimationCalculationMode.linear")
public var kCAAnimationLinear: CAAnimationCalculationMode { .linear }

/// The earlier name of `CAAnimationCalculationMode.discrete`.
@available(swift, deprecated: 4.2, renamed: "CAAnimationCalculationMode.discrete")
public var kCAAnimationDiscrete: CAAnimationCalculationMode { .discrete }

/// The earlier name of `CAAnimationCalculationMode.paced`.
@available(swift, deprecated: 4.2, renamed: "CAAnimationCalculationMode.paced")
public var kCAAnimationPaced: CAAnimationCalculationMode { .paced }

/// The earlier name of `CAAnimationCalculationMode.cubic`.
@available(swift, deprecated: 4.2, renamed: "CAAnimationCalculationMode.cubic")
public var kCAAnimationCubic: CAAnimationCalculationMode { .cubic }

/// The earlier name of `CAAnimationCalculationMode.cubicPaced`.
@available(swift, deprecated: 4.2, renamed: "CAAnimationCalculationMode.cubicPaced")
public var kCAAnimationCubicPaced: CAAnimationCalculationMode { .cubicPaced }

/// The earlier name of `CAAnimationRotationMode.rotateAuto`.
@available(swift, deprecated: 4.2, renamed: "CAAnimationRotationMode.rotateAuto")
public var kCAAnimationRotateAuto: CAAnimationRotationMode { .rotateAuto }

/// The earlier name of `CAAnimationRotationMode.rotateAutoReverse`.
@available(swift, deprecated: 4.2, renamed: "CAAnimationRotationMode.rotateAutoReverse")
public var kCAAnimationRotateAutoReverse: CAAnimationRotationMode { .rotateAutoReverse }

/// The earlier name of `CAShapeLayerFillRule.nonZero`.
@available(swift, deprecated: 4.2, renamed: "CAShapeLayerFillRule.nonZero")
public var kCAFillRuleNonZero: CAShapeLayerFillRule { .nonZero }

/// The earlier name of `CAShapeLayerFillRule.evenOdd`.
@available(swift, deprecated: 4.2, renamed: "CAShapeLayerFillRule.evenOdd")
public var kCAFillRuleEvenOdd: CAShapeLayerFillRule { .evenOdd }

/// The earlier name of `CAShapeLayerLineCap.butt`.
@available(swift, deprecated: 4.2, renamed: "CAShapeLayerLineCap.butt")
public var kCALineCapButt: CAShapeLayerLineCap { .butt }

/// The earlier name of `CAShapeLayerLineCap.round`.
@available(swift, deprecated: 4.2, renamed: "CAShapeLayerLineCap.round")
public var kCALineCapRound: CAShapeLayerLineCap { .round }

/// The earlier name of `CAShapeLayerLineCap.square`.
@available(swift, deprecated: 4.2, renamed: "CAShapeLayerLineCap.square")
public var kCALineCapSquare: CAShapeLayerLineCap { .square }

/// The earlier name of `CAShapeLayerLineJoin.miter`.
@available(swift, deprecated: 4.2, renamed: "CAShapeLayerLineJoin.miter")
public var kCALineJoinMiter: CAShapeLayerLineJoin { .miter }

/// The earlier name of `CAShapeLayerLineJoin.round`.
@available(swift, deprecated: 4.2, renamed: "CAShapeLayerLineJoin.round")
public var kCALineJoinRound: CAShapeLayerLineJoin { .round }

/// The earlier name of `CAShapeLayerLineJoin.bevel`.
@available(swift, deprecated: 4.2, renamed: "CAShapeLayerLineJoin.bevel")
public var kCALineJoinBevel: CAShapeLayerLineJoin { .bevel }

/// The earlier name of `CALayerContentsGravity.center`.
@available(swift, deprecated: 4.2, renamed: "CALayerContentsGravity.center")
public var kCAGravityCenter: CALayerContentsGravity { .center }

/// The earlier name of `CALayerContentsGravity.resize`.
@available(swift, deprecated: 4.2, renamed: "CALayerContentsGravity.resize")
public var kCAGravityResize: CALayerContentsGravity { .resize }

/// The earlier name of `CALayerContentsGravity.resizeAspect`.
@available(swift, deprecated: 4.2, renamed: "CALayerContentsGravity.resizeAspect")
public var kCAGravityResizeAspect: CALayerContentsGravity { .resizeAspect }

/// The earlier name of `CALayerContentsGravity.resizeAspectFill`.
@available(swift, deprecated: 4.2, renamed: "CALayerContentsGravity.resizeAspectFill")
public var kCAGravityResizeAspectFill: CALayerContentsGravity { .resizeAspectFill }

/// The earlier name of `CAGradientLayerType.axial`.
@available(swift, deprecated: 4.2, renamed: "CAGradientLayerType.axial")
public var kCAGradientLayerAxial: CAGradientLayerType { .axial }

/// The earlier name of `CATextLayerAlignmentMode.natural`.
@available(swift, deprecated: 4.2, renamed: "CATextLayerAlignmentMode.natural")
public var kCAAlignmentNatural: CATextLayerAlignmentMode { .natural }

/// The earlier name of `CATextLayerAlignmentMode.left`.
@available(swift, deprecated: 4.2, renamed: "CATextLayerAlignmentMode.left")
public var kCAAlignmentLeft: CATextLayerAlignmentMode { .left }

/// The earlier name of `CATextLayerAlignmentMode.right`.
@available(swift, deprecated: 4.2, renamed: "CATextLayerAlignmentMode.right")
public var kCAAlignmentRight: CATextLayerAlignmentMode { .right }

/// The earlier name of `CATextLayerAlignmentMode.center`.
@available(swift, deprecated: 4.2, renamed: "CATextLayerAlignmentMode.center")
public var kCAAlignmentCenter: CATextLayerAlignmentMode { .center }

/// The earlier name of `CATextLayerAlignmentMode.justified`.
@available(swift, deprecated: 4.2, renamed: "CATextLayerAlignmentMode.justified")
public var kCAAlignmentJustified: CATextLayerAlignmentMode { .justified }

/// The earlier name of `CATextLayerTruncationMode.none`.
@available(swift, deprecated: 4.2, renamed: "CATextLayerTruncationMode.none")
public var kCATruncationNone: CATextLayerTruncationMode { .none }

/// The earlier name of `CATextLayerTruncationMode.start`.
@available(swift, deprecated: 4.2, renamed: "CATextLayerTruncationMode.start")
public var kCATruncationStart: CATextLayerTruncationMode { .start }

/// The earlier name of `CATextLayerTruncationMode.middle`.
@available(swift, deprecated: 4.2, renamed: "CATextLayerTruncationMode.middle")
public var kCATruncationMiddle: CATextLayerTruncationMode { .middle }

/// The earlier name of `CATextLayerTruncationMode.end`.
@available(swift, deprecated: 4.2, renamed: "CATextLayerTruncationMode.end")
public var kCATruncationEnd: CATextLayerTruncationMode { .end }

/// The earlier name of `CALayerContentsGravity.top`.
@available(swift, deprecated: 4.2, renamed: "CALayerContentsGravity.top")
public var kCAGravityTop: CALayerContentsGravity { .top }

/// The earlier name of `CALayerContentsGravity.bottom`.
@available(swift, deprecated: 4.2, renamed: "CALayerContentsGravity.bottom")
public var kCAGravityBottom: CALayerContentsGravity { .bottom }

/// The earlier name of `CALayerContentsGravity.left`.
@available(swift, deprecated: 4.2, renamed: "CALayerContentsGravity.left")
public var kCAGravityLeft: CALayerContentsGravity { .left }

/// The earlier name of `CALayerContentsGravity.right`.
@available(swift, deprecated: 4.2, renamed: "CALayerContentsGravity.right")
public var kCAGravityRight: CALayerContentsGravity { .right }

/// The earlier name of `CALayerContentsGravity.topLeft`.
@available(swift, deprecated: 4.2, renamed: "CALayerContentsGravity.topLeft")
public var kCAGravityTopLeft: CALayerContentsGravity { .topLeft }

/// The earlier name of `CALayerContentsGravity.topRight`.
@available(swift, deprecated: 4.2, renamed: "CALayerContentsGravity.topRight")
public var kCAGravityTopRight: CALayerContentsGravity { .topRight }

/// The earlier name of `CALayerContentsGravity.bottomLeft`.
@available(swift, deprecated: 4.2, renamed: "CALayerContentsGravity.bottomLeft")
public var kCAGravityBottomLeft: CALayerContentsGravity { .bottomLeft }

/// The earlier name of `CALayerContentsGravity.bottomRight`.
@available(swift, deprecated: 4.2, renamed: "CALayerContentsGravity.bottomRight")
public var kCAGravityBottomRight: CALayerContentsGravity { .bottomRight }

/// The earlier name of `CAGradientLayerType.radial`.
@available(swift, deprecated: 4.2, renamed: "CAGradientLayerType.radial")
public var kCAGradientLayerRadial: CAGradientLayerType { .radial }

/// The earlier name of `CAGradientLayerType.conic`.
@available(swift, deprecated: 4.2, renamed: "CAGradientLayerType.conic")
public var kCAGradientLayerConic: CAGradientLayerType { .conic }

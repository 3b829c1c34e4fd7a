import { type ThemeConfig, theme } from 'antd'
import { isNarrow } from './narrow'
import { dark, light, shared } from './tokens'

/** antd's configuration from the same tokens; `still` is without motion, and `phone` is read from the browser unless given. */
export function antdTheme(mode: 'light' | 'dark', dense: boolean, still: boolean, phone = isNarrow()): ThemeConfig {
  const c = mode === 'dark' ? dark : light
  const fontSize = dense ? 14 : 15
  return {
    cssVar: { key: `articled-${mode}` },
    hashed: false,
    // The algorithm only fills tokens that are not named below.
    algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      ...colours(c),
      borderRadiusXS: 4,
      borderRadiusSM: 4,
      borderRadius: 6,
      borderRadiusLG: 10,
      controlHeightSM: 28,
      controlHeight: phone ? 44 : 36,
      controlHeightLG: 44,
      fontSize,
      fontSizeSM: 13,
      fontSizeLG: 16,
      fontWeightStrong: 600,
      fontFamily: shared.font,
      fontFamilyCode: shared['font-mono'],
      motionDurationFast: '0.12s',
      motionDurationMid: '0.2s',
      motionDurationSlow: '0.32s',
      motion: !still,
    },
    components: components(c),
  }
}

type Tokens = typeof light

const colours = (c: Tokens): ThemeConfig['token'] => ({
  colorPrimary: c.primary,
  colorPrimaryHover: c['primary-hover'],
  colorPrimaryActive: c['primary-active'],
  colorPrimaryBg: c['primary-tint'],
  colorPrimaryBgHover: c['primary-tint-2'],
  colorPrimaryBorder: c['primary-tint-2'],
  colorPrimaryText: c['primary-text'],
  colorLink: c['primary-text'],
  colorLinkHover: c['primary-text'],
  colorLinkActive: c['primary-text'],
  colorText: c.text,
  colorTextSecondary: c['text-2'],
  colorTextTertiary: c['text-3'],
  colorTextDescription: c['text-3'],
  colorTextDisabled: c['text-disabled'],
  colorTextPlaceholder: c['text-3'],
  colorTextHeading: c.text,
  colorTextLabel: c.text,
  colorTextLightSolid: c['on-primary'],
  colorIcon: c['text-2'],
  colorBgLayout: c['surface-0'],
  colorBgContainer: c['surface-1'],
  colorBgElevated: c['surface-3'],
  colorBgContainerDisabled: c['surface-2'],
  colorBgMask: c.scrim,
  colorFillAlter: c['surface-2'],
  colorBorder: c['border-strong'],
  colorBorderSecondary: c.border,
  colorSplit: c.feint,
  colorSuccess: c.positive,
  colorSuccessText: c.positive,
  colorSuccessBg: c['positive-tint'],
  colorError: c.negative,
  colorErrorText: c.negative,
  colorErrorBg: c['negative-tint'],
  colorWarning: c.warning,
  colorWarningText: c.warning,
  colorWarningBg: c['warning-tint'],
  colorInfo: c.info,
  colorInfoText: c.info,
  colorInfoBg: c['info-tint'],
  controlOutline: c.focus,
  boxShadow: c['shadow-2'],
  boxShadowSecondary: c['shadow-1'],
  boxShadowTertiary: 'none',
})

const components = (c: Tokens): ThemeConfig['components'] => ({
  Table: {
    headerBg: c['surface-2'],
    headerColor: c['text-2'],
    headerSplitColor: 'transparent',
    borderColor: c.feint,
    rowHoverBg: c['surface-2'],
    rowSelectedBg: c['primary-tint'],
    rowSelectedHoverBg: c['primary-tint'],
    cellPaddingBlockSM: 8,
    cellFontSizeSM: 13,
  },
  Button: {
    fontWeight: 600,
    primaryShadow: 'none',
    defaultShadow: 'none',
    dangerShadow: 'none',
    dangerColor: c['on-primary'],
  },
  Layout: {
    siderBg: c['surface-1'],
    headerBg: c['surface-1'],
    bodyBg: c['surface-0'],
    headerHeight: 56,
    headerPadding: '0 32px',
  },
  Tag: { defaultBg: c['surface-2'], defaultColor: c['text-2'] },
  Tabs: { itemSelectedColor: c.text, itemHoverColor: c.text, inkBarColor: c['primary-text'] },
})
